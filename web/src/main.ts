import { mount } from "svelte";
import "@fontsource-variable/figtree";
import "./app.css";
import App from "./App.svelte";
import { language } from "./lib/i18n.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

await language.start();
export default mount(App, { target });
