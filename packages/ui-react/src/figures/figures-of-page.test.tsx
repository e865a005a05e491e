import { beforeEach, expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { routes } from "../routes.ts";
import { markupOf, openApp, textOf } from "../state/screen-markup.test-support.tsx";
import { FiguresOfPage } from "./figures-of-page.tsx";
import { figureSources } from "./sources/figure-sources.ts";

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});

const answersOf = async (path: string): Promise<readonly string[]> => {
	const { app } = await openApp();
	const markup = markupOf(app, <FiguresOfPage />, path);
	return [...markup.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, answer = ""]) => textOf(answer));
};

/** Rule and proof, inputs and rounding; or field and call of the platform, and the rounding for the screen. */
const complete =
	/^(Proved for all amounts|Tested with samples|Given by the platform) · [\w.-]+ [^·]*[\w/)] · (Rounded|Exact)[^{}]*$/;

test("each figure of each page answers with its source, what it is computed with, and its rounding", async () => {
	const incomplete: string[] = [];
	let count = 0;
	for (const { path } of routes) {
		const answers = await answersOf(path);
		count += answers.length;
		incomplete.push(
			...answers.filter((answer) => !complete.test(answer)).map((answer) => `${path}: ${answer}`),
		);
	}
	const listed = figureSources.reduce(
		(sum, { at, figures }) => sum + at.length * Object.keys(figures).length,
		0,
	);
	expect({ incomplete, count }).toEqual({ incomplete: [], count: listed });
});

test("a sum names its parts, a rule its fields, and the platform its call", async () => {
	expect((await answersOf("/")).slice(0, 3)).toEqual([
		"Proved for all amounts · sum.with available and frozen · Exact, not rounded",
		"Proved for all amounts · sum.with Total assets and floating P/L · Exact, not rounded",
		"Given by the platform · ProfitsTotal /v2/api/forex/my_deal · Rounded to 2 decimals, half up",
	]);
	expect(await answersOf("/mine/withdraw")).toContain(
		"Proved for all amounts · withdrawal.receive Amount, Fee, Price of the account’s currency in USD, and Price in USD · Rounded to 4 / 2 decimals, never up",
	);
});
