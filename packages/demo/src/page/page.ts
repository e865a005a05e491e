import "./host.ts";
import { createMenu } from "./menu.ts";
import style from "./page.css";
import { createTour } from "./tour.ts";
import { readDemoWords } from "./words.ts";

/** The bar of the demo above the app, its menu and the tour. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const show = async (): Promise<void> => {
	const words = await readDemoWords(document.documentElement.lang);
	const tour = createTour(words);
	const menu = createMenu(words, { startTour: tour.start });
	const bar = document.getElementById("demo-bar");
	const button = document.createElement("button");
	button.type = "button";
	button.ariaHasPopup = "dialog";
	button.textContent = words("demo.bar");
	button.onclick = menu.open;
	bar?.replaceChildren(button);
	stop = () => {
		tour.hide();
		menu.close();
	};
	tour.goOn();
};
let stop = () => {};

// The app has another language from now on.
new MutationObserver(() => {
	stop();
	void show();
}).observe(document.documentElement, { attributeFilter: ["lang"] });
void show();
