import { expect, test } from "vitest";
import { htmlIn } from "./html.ts";
import { letter } from "./letter.ts";

test("Spec 2 §3: a message has its sentence as summary and as HTML, and an operator's words are no markup", () => {
	const sentence = { key: "loan.rejectedText" } as const;
	const rejected = letter("loan.rejectedTitle", sentence, { own: '<b>"A & B"</b>' });
	expect([rejected.title, rejected.summary]).toEqual([{ key: "loan.rejectedTitle" }, sentence]);
	expect(htmlIn("en", rejected.content)).toBe(
		"<p>Your loan was rejected. You may ask for another one.</p><p>&#60;b&#62;&#34;A &#38; B&#34;&#60;/b&#62;</p>",
	);
	const paragraph = "<p>Your loan was rejected. You may ask for another one.</p>";
	expect(htmlIn("en", letter("loan.rejectedTitle", sentence).content)).toBe(paragraph);
	expect(htmlIn("en", letter("loan.rejectedTitle", sentence, { own: "" }).content)).toBe(paragraph);
});
