import { expect, test } from "vitest";
import { letter } from "./letter.ts";

const inAll = (text: string) => ({ en: text, hk: text, ar: text });

test("Spec 2 §3: a message has its sentence as summary and as HTML, and an operator's words are no markup", () => {
	expect(letter(inAll("Rejected"), inAll("Not accepted."), inAll('<b>"A & B"</b>'))).toEqual({
		title: inAll("Rejected"),
		summary: inAll("Not accepted."),
		content: inAll("<p>Not accepted.</p><p>&#60;b&#62;&#34;A &#38; B&#34;&#60;/b&#62;</p>"),
	});
	expect(letter(inAll("Done"), inAll("Paid.")).content).toEqual(inAll("<p>Paid.</p>"));
	expect(letter(inAll("Done"), inAll("Paid."), inAll("")).content).toEqual(inAll("<p>Paid.</p>"));
});
