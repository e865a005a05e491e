import { button, element } from "./element.ts";
import { base, beginScenario, isSignedIn, sentCodes, signIn } from "./platform.ts";
import type { Words } from "./words.ts";

/** The build fills them in, from the scenarios of the platform. Like its console they are in English. */
declare const scenarios: readonly { readonly name: string; readonly shows: string }[];

interface Deeds {
	readonly startTour: () => void;
}

/** The menu of the demo: the prepared customer, the tour, the scenarios and the console. */
export const createMenu = (words: Words, { startTour }: Deeds) => {
	const dialog = element("dialog", { id: "demo-menu", ariaLabel: words("demo.bar") });
	const problem = element("p", { role: "alert" });
	const attempt = async (run: () => Promise<void>): Promise<void> => {
		problem.textContent = "";
		try {
			await run();
		} catch {
			problem.textContent = words("demo.failed");
		}
	};
	const tryIt = button(
		words("demo.try"),
		() =>
			attempt(async () => {
				await signIn();
				location.assign(base);
			}),
		"demo-main",
	);
	const tour = button(words("demo.tour"), () => {
		dialog.close();
		startTour();
	});
	const codes = element("ul", { lang: "en" });
	const codesPart = element(
		"section",
		{ hidden: true },
		element("h2", { textContent: words("demo.codes") }),
		codes,
	);
	const gallery = element(
		"ul",
		{ lang: "en", dir: "ltr", className: "demo-gallery" },
		...scenarios.map(({ name, shows }) =>
			element(
				"li",
				{},
				element(
					"button",
					{
						type: "button",
						onclick: () =>
							void attempt(async () => {
								await beginScenario(name);
								location.assign(base);
							}),
					},
					element("strong", { textContent: name }),
					element("span", { textContent: shows }),
				),
			),
		),
	);
	dialog.append(
		element(
			"header",
			{},
			element("h1", { textContent: words("demo.bar") }),
			button(words("demo.close"), () => dialog.close()),
		),
		element("p", { textContent: words("demo.about") }),
		problem,
		tryIt,
		tour,
		element("a", { href: `${base}__control/`, target: "_blank", textContent: words("demo.console") }),
		codesPart,
		element("section", {}, element("h2", { textContent: words("demo.scenarios") }), gallery),
	);
	// A press beside it.
	dialog.onclick = ({ target }) => target === dialog && dialog.close();
	document.body.append(dialog);
	const showCodes = async (): Promise<void> => {
		const sent = await sentCodes();
		codes.replaceChildren(...sent.slice(0, 3).map((text) => element("li", { textContent: text })));
		codesPart.hidden = sent.length === 0;
	};
	return {
		open: (): void => {
			tryIt.hidden = isSignedIn();
			problem.textContent = "";
			dialog.showModal();
			dialog.scrollTop = 0;
			void showCodes().catch(() => {});
		},
		close: (): void => dialog.remove(),
	};
};
