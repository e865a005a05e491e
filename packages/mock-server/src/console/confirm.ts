import { button, el } from "./dom.ts";

interface Question {
	readonly title: string;
	/** What follows from it. */
	readonly text: string;
	readonly yes: string;
	readonly no: string;
}

/** Asks before something that cannot be undone. Escape and a press of `no`, which has the focus, answer with false. */
export const asked = ({ title, text, yes, no }: Question): Promise<boolean> =>
	new Promise((resolve) => {
		const dialog = el(
			"dialog",
			{
				"aria-label": title,
				close: () => {
					dialog.remove();
					resolve(dialog.returnValue === "yes");
				},
			},
			el("h2", {}, title),
			el("p", {}, text),
			el(
				"div",
				{ class: "press" },
				button(no, () => dialog.close("no")),
				button(yes, () => dialog.close("yes"), "danger"),
			),
		);
		document.body.append(dialog);
		dialog.showModal();
	});
