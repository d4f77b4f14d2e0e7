import { mount } from "svelte";
import "./app.css";
import "./lib/installing.svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
