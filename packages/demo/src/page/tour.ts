import { button, element } from "./element.ts";
import { base, isSignedIn, signIn } from "./platform.ts";
import { readTour, type SavedTour, saveTour } from "./saved-tour.ts";
import { type Step, steps } from "./steps.ts";
import type { Words } from "./words.ts";

/** How often the element of a step is looked for: the app renders it again. */
const lookMs = 300;

/** The tour through the app. It is offered once; its step is kept over a reload. */
export const createTour = (words: Words) => {
	const text = element("p", { tabIndex: -1, id: "demo-tour-text" });
	const count = element("p", { className: "demo-count" });
	const problem = element("p", { role: "alert" });
	const buttons = element("div", { className: "demo-buttons" });
	const card = element("section", { id: "demo-tour", role: "dialog" }, count, text, problem, buttons);
	card.setAttribute("aria-labelledby", text.id);
	card.onkeydown = ({ key }) => key === "Escape" && end();
	let timer: ReturnType<typeof setInterval> | undefined;

	const hide = (): void => {
		clearInterval(timer);
		card.remove();
		mark();
	};
	const keep = (tour: SavedTour): void => {
		saveTour(tour);
		const step = typeof tour === "number" ? steps[tour] : undefined;
		if (step) goTo(step.path);
		show(tour);
	};
	const end = (): void => keep("over");

	const offer = (): void => {
		count.textContent = "";
		text.textContent = words("demo.about");
		buttons.replaceChildren(button(words("demo.later"), end), button(words("demo.try"), start, "demo-main"));
	};
	const showStep = (at: number, step: Step): void => {
		count.textContent = words("demo.step", { step: at + 1, count: steps.length });
		text.textContent = words(step.text);
		const isLast = at === steps.length - 1;
		buttons.replaceChildren(
			...(isLast ? [] : [button(words("demo.end"), end)]),
			...(at > 0 ? [button(words("demo.back"), () => keep(at - 1))] : []),
			isLast
				? button(words("demo.end"), end, "demo-main")
				: button(words("demo.next"), () => keep(at + 1), "demo-main"),
		);
		let isSeen = false;
		const look = () => {
			const all = [...document.querySelectorAll<HTMLElement>(step.target)];
			const found = all.find((one) => one.offsetParent !== null);
			mark(found);
			if (!found || isSeen) return;
			isSeen = true;
			found.scrollIntoView({ block: "center" });
			const { top, bottom } = found.getBoundingClientRect();
			card.dataset.at = (top + bottom) / 2 > innerHeight / 2 ? "top" : "bottom";
		};
		timer = setInterval(look, lookMs);
		look();
	};
	const show = (tour: SavedTour): void => {
		hide();
		if (tour === "over") return;
		problem.textContent = "";
		card.dataset.at = "bottom";
		const step = tour === "offer" ? undefined : steps[tour];
		if (tour !== "offer" && step) showStep(tour, step);
		else offer();
		document.body.append(card);
		if (tour !== "offer") text.focus({ preventScroll: true });
	};
	const start = async (): Promise<void> => {
		if (isSignedIn()) return keep(0);
		try {
			await signIn();
			saveTour(0);
			location.assign(base);
		} catch {
			problem.textContent = words("demo.failed");
		}
	};
	return { start, hide, goOn: (): void => show(readTour()) };
};

/** Goes to a path inside the running app, as a link does. */
const goTo = (path: string): void => {
	const address = base + path.slice(1);
	if (location.pathname + location.search === address) return;
	history.pushState(null, "", address);
	dispatchEvent(new PopStateEvent("popstate"));
};

/** Draws a line around an element, and around no other. */
const mark = (found?: Element): void => {
	for (const marked of document.querySelectorAll("[data-demo-target]"))
		if (marked !== found) marked.removeAttribute("data-demo-target");
	found?.setAttribute("data-demo-target", "");
};
