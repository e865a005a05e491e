import { expect, test } from "vitest";
import { hasBack } from "../../input/id-type.ts";
import { noFlags } from "../../site/site-flags.ts";
import { filledIn } from "./registration.test-support.ts";
import { answerFlagsOf, pictureAnswers, readAnswers, textAnswers } from "./registration-answers.ts";

test("A-226: the texts that stay on the device are without numbers of documents and pictures", () => {
	expect([textAnswers, pictureAnswers]).toEqual([["name"], ["front", "reverse", "hand"]]);
});

test("Spec 1 §5: a site asks for an answer by its flag", () => {
	const site = { ...noFlags, asksSsn: true, asksHandPicture: false };
	expect(answerFlagsOf(site)).toEqual({ asksSsn: true, asksHandPicture: false });
});

test("A-586: a passport has no back: its page is sent once more", () => {
	expect((["ID card", "passport", undefined] as const).map(hasBack)).toEqual([true, false, true]);
	const { front, reverse } = readAnswers({ ...filledIn, idType: "passport" }, noFlags);
	expect([front, reverse]).toEqual([filledIn.front, filledIn.front]);
});
