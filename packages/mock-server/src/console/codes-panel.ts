import { commandForm } from "./command-form.ts";
import { el, keyedList, section } from "./dom.ts";
import type { ReadCommands } from "./platform.ts";
import type { Overview, Panel } from "./reports.ts";

/** The e-mails and text messages with codes, which are not sent, and the answers to captchas. */
export const createCodesPanel = (read: ReadCommands): Panel => {
	const codes = el("div", { class: "rows" });
	const captchas = el("div", { class: "rows" });
	const showCodes = keyedList<Overview["codes"][number]>(
		codes,
		({ sentAt, to, code }) => `${sentAt} ${to} ${code}`,
		({ sentAt, to, type, code }) =>
			line(sentAt, code, `${type === "1" ? "registration" : "new password"}, to ${to}`),
		"No codes were asked for yet.",
	);
	const showCaptchas = keyedList<Overview["captchas"][number]>(
		captchas,
		({ askedAt, answer }) => `${askedAt} ${answer}`,
		({ askedAt, answer }) => line(askedAt, answer, "captcha"),
		"No captcha waits for an answer.",
	);
	return {
		name: "codes",
		title: "Codes",
		element: el(
			"div",
			{},
			section("E-mails and text messages with codes", codes),
			section("Captchas", captchas),
			commandForm(read, "code", { title: "Make a code valid" }),
		),
		onOverview: (overview) => {
			showCodes(overview.codes);
			showCaptchas(overview.captchas);
		},
	};
};

const line = (at: number, code: string, what: string): HTMLElement =>
	el(
		"div",
		{ class: "row" },
		el("b", { class: "figure" }, code),
		el("span", {}, what),
		el("small", { class: "dim" }, new Date(at).toISOString().slice(11, 19)),
	);
