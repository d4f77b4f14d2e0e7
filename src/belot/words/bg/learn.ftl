# Helper cards, the assistant and lessons. `.beloz` is what BeloZ says instead.

## The doors

learn-title = Научи
learn-game = Игра: { $game }
learn-rulebook = Правилник
    .what = Всички правила на тази игра, с примери
learn-cards = Подсказка
    .what = Карти, стойности и задължения на една страница
learn-assistant = Помощник
    .what = С истински карти: какво може да се играе и обяви?
learn-practice = Упражнения
    .what = Кратки уроци, всеки път с нови карти

## Seats

learn-seat-right = Дясно
learn-seat-left = Ляво
learn-seat-partner = Партньор
learn-seat-opposite = Насреща

## Helper card

learn-order = Подредба и стойност
learn-column-trump = Коз
    .beloz = Наводнена равнина
learn-column-plain = Другите бои
    .beloz = Сухи равнини
learn-strongest = Най-силната е първа.
learn-together = С последната взятка точките са общо { $n }
    .beloz = С последни десет точките са общо { $n }
learn-sequence-order = Подредба в поредица
learn-worths = Какво още се брои
learn-run =
    { $length ->
        [3] Три поредни карти
        [4] Четири поредни карти
       *[other] Пет или повече поредни карти
    }
learn-eight = Осем от боя
    .beloz = Осем от равнина
    .wins = играта
learn-rulings = Чии важат?
learn-duties = Какво трябва да се играе
learn-when-suit = Имаш исканата боя
    .beloz = Имаш целевата равнина
learn-when-suit-ruffed = … и някой е цакал
    .beloz = … и някой е прихванал
learn-when-trump = Иска се коз и имаш
    .beloz = Целта е наводнената равнина
learn-when-trump-partner = … и държи партньорът
    .beloz = … и води партньорът
learn-when-ruff = Нямаш боята, държи противник
    .beloz = Нямаш целевата равнина, води противник
learn-when-over = Противник е цакал, имаш по-висок коз
    .beloz = Противник е прихванал, имаш по-силна карта
learn-when-under = Противник е цакал, нямаш по-висок коз
    .beloz = Противник е прихванал, нямаш по-силна карта
learn-when-partner = Нямаш боята, държи партньорът
    .beloz = Нямаш целевата равнина, води партньорът
learn-when-partner-ruffed = … и партньорът е цакал
    .beloz = … и партньорът е прихванал
learn-when-free = Нямаш нито боята, нито коз
    .beloz = Нямаш нито целевата, нито наводнена
learn-when-no-trumps = На без коз
learn-when-all-trumps = На всичко коз
learn-must-follow = Отговори с коя да е от боята
    .beloz = Отговори с коя да е от равнината
learn-must-head = Отговори, и то по-високо, ако можеш
    .beloz = Отговори, и то по-силно, ако можеш
learn-must-head-trump = Качи се, ако можеш
    .beloz = Качи се, ако можеш
learn-must-ruff = Цакай
    .beloz = Прихвани
learn-must-overtrump = Надцакай
    .beloz = Прихвани по-силно
learn-must-undertrump = Какъв да е коз
    .beloz = Пропусни коя да е наводнена
learn-must-free = Която и да е карта
    .beloz = Изчисти която и да е
learn-large = Едро
learn-print = Печат
learn-page-back = Предишна страница
learn-page-on = Следваща страница
learn-page = { $n } от { $max }

## Assistant

learn-mode-play = Какво мога да играя?
learn-mode-call = Да обявя ли?
learn-contract = Коз
    .beloz = Наводнена равнина
learn-who-leads = Кой започва? Докосни място.
learn-who-deals = Кой раздава? Докосни място.
learn-leads = започва
learn-deals = раздава
learn-cards-for = Следващата карта отива
learn-deck = Всички карти
learn-clear = Нови карти
learn-next-card = Следваща карта: { $player }.
learn-enter-hand = Докосни картите, които държиш.
learn-points-here = На масата: { $n }.
learn-would-win = { card }: може, и ще държи.
    .beloz = { card }: може, и ще държи.
learn-would-lose = { card }: може, но няма да държи.
    .beloz = { card }: може, но няма да държи.
learn-announce = Анонси: { $n }
learn-announce-none = Няма какво да се обяви.
learn-so-far = От въведените дотук карти.
learn-calls = Наддаването дотук
learn-call-of = Какво се обявява? { $player }:
learn-call-back = Върни последната обява
learn-enter-first =
    { $n ->
        [one] Докосни първата си карта.
       *[other] Докосни първите си { $n } карти.
    }
learn-enter-turned = Докосни обърнатата карта.
learn-auction-over = Наддаването свърши.
learn-says = Клубен играч казва: { $call }
learn-verdict-call = Добра обява.
learn-verdict-good = И това стига.
learn-verdict-close = Близо е, но не стига.
learn-verdict-weak = Твърде слабо.
learn-ahead = Очаквана преднина: { $n }, трябва { $need }.
learn-behind = Очаквано изоставане: { $n }, трябва преднина { $need }.
learn-expected = Очаквани: { $n } точки, нужни { $need }.
learn-has-trumps =
    { $n ->
        [one] { $n } коз
       *[other] { $n } коза
    }
    .beloz = наводнени: { $n }
learn-has-jacks = { -jack }: { $n }
    .beloz = крокодил: { $n }
learn-has-nines = { -nine }: { $n }
    .beloz = водна змия: { $n }
learn-has-aces =
    { $n ->
        [one] { $n } странично асо
       *[other] { $n } странични аса
    }
    .beloz = сухи лъвове: { $n }
learn-has-announced = анонси { $n }

## Positions that cannot be

position-twice = Тази карта вече е тук.
position-hand-many = Твърде много карти за една ръка.
position-hand-few = В ръката липсват карти.
position-hand-empty = В ръката няма карти.
position-trick-many = Някой би играл два пъти.
position-trick-few = На масата липсва карта.
position-contract = В тази игра няма такава обява.
position-turned = В тази игра се обръща карта.
position-auction-over = Тогава наддаването вече е свършило.
lesson-none = Тази игра няма такъв урок.
lesson-unknown = Няма такъв урок.

## Lessons

learn-lesson-follow = Отговори на боя
    .beloz = Отговори
    .what = Който има боята, я играе
learn-lesson-head = Качи се
    .beloz = Качи се
    .what = Кога по-високата е задължителна
learn-lesson-ruff = Цакай
    .beloz = Прихвани
    .what = Без боята, срещу противник
learn-lesson-over = Надцакай
    .beloz = Прихвани по-силно
    .what = Някой е цакал преди теб
learn-lesson-under = Твърде нисък коз
    .beloz = Пропусни
    .what = Някой вече е по-високо
learn-lesson-partner = Партньорът държи
    .what = Без боята, за своята страна
learn-lesson-free = Свободен избор
    .beloz = Изчисти
    .what = Когато нищо не те задължава
learn-lesson-winner = Чия е взятката?
    .what = Да видиш веднага кой взима
learn-lesson-count = Преброй взятка
    .what = Колко струват картите
learn-lesson-declare = Анонси
    .what = Намери всичко в ръката си
learn-lesson-contest = Чии важат?
    .what = Анонси срещу анонси
learn-lesson-bid = Обява или пас?
    .what = Колко струва ръката
learn-lesson-score = Изкарана или вътре?
    .what = Сметката в края на раздаването
learn-ask-cards = Кои карти можеш да играеш? Докосни ги всички.
learn-ask-seat = Кой взима?
learn-ask-count = Колко точки има тук?
learn-ask-declare = Колко можеш да обявиш, заедно с белота?
    .bela = Колко можеш да обявиш, заедно с белота?
    .beloz = Колко можеш да обявиш, заедно с BeloZ?
learn-ask-side = Чии анонси важат?
learn-ask-call = Първо говориш ти. Какво казваш?
learn-ask-result = Обяви: { $player }. Как свършва?
learn-all = Всички
learn-check = Провери
learn-next = Напред
learn-right-0 = Точно така!
learn-right-1 = Вярно!
learn-right-2 = Добро око!
learn-wrong = Не съвсем.
learn-right-is = Вярно е: { $what }.
learn-tap-why = Докосни карта: тя казва защо.
learn-nobody = Ничии
learn-result-made = Изкарана
learn-result-failed = Вътре
    .beloz = Разбит
learn-result-hang = Равна: точки висят
learn-dealer-is = Раздава: { $player }.
learn-in-a-row = { $n } поред
learn-learnt = Научено
learn-of-five = { $n } от 5
learn-begin = Начало: { $lesson }
learn-go-on = Продължи: { $lesson }
learn-all-learnt = Всичко е научено. Нови карти има винаги.
learn-now-learnt = Пет поред: научено!
learn-next-lesson = Следващ урок: { $lesson }
learn-the-rule = Правилото
learn-lessons = Уроци
learn-waiting = Картите се раздават.
