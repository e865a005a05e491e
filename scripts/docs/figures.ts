import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyRule } from "@tradewind/domain/rule";
import { rules } from "@tradewind/domain/rule-book";
import type {
	FigureSource,
	ScreenFigures,
} from "../../packages/ui-react/src/figures/sources/figure-source.ts";
import { figureSources } from "../../packages/ui-react/src/figures/sources/figure-sources.ts";
import { factsOf } from "../../packages/ui-react/src/figures/sources/rule-facts.ts";
import type { Route } from "../../packages/ui-react/src/routes/route.ts";
import { routes } from "../../packages/ui-react/src/routes.ts";
import { beside } from "../lints/figure-arithmetic.lint.ts";
import { filesOf } from "../lints/lint.ts";
import { root } from "../paths.ts";
import { type Document, generatedNotice, table } from "./document.ts";
import { englishWords } from "./english-words.ts";
import { ruleAnchor } from "./rule-chapter.ts";
import { workedExamples } from "./worked-examples.ts";

/** Every figure of every screen with its rule or the field of the platform, and a worked example of each product. */
export const figureList = (): Document => {
	refuseUnlisted();
	return {
		path: "docs/figures.md",
		text: [
			"# Figures",
			generatedNotice("packages/ui-react/src/figures/sources/"),
			"Amounts of money and percentages of every screen, and where each comes from: a rule of the [rule book](rule-book.md), or a field of an answer of the platform. The app shows the same list in “How is this calculated?”. “None” means that nothing is rounded; figures of the platform are rounded for the screen only. Of a rule it says whether it is proved for all amounts, or tested with samples because it is code. A test fails if a component shows money and is not listed, and a lint if anything but a rule computes.",
			...routes.flatMap((route: Route) => chapterOf(route)),
			"## Computed beside the rules",
			"A lint keeps arithmetic out of everything but the rules. These files are its only exceptions.",
			table(
				["file", "why it is no rule"],
				Object.entries(beside).map(([path, why]) => [`[${path.split("/").at(-1)}](../${path})`, why]),
			),
			...workedExamples(),
		]
			.join("\n\n")
			.concat("\n"),
	};
};

const chapterOf = ({ path, title }: Route): readonly string[] => {
	const shown = figureSources.filter(({ at }) => at.includes(path));
	if (shown.length === 0) return [];
	return [
		`## ${englishWords(title)}: \`${path}\``,
		table(
			["figure", "source", "inputs", "rounding", "shown by"],
			shown.flatMap(({ figures, shownBy }) =>
				Object.entries(figures).map(([name, source], at) => [
					englishWords(name),
					textOf(source),
					inputsOf(source),
					factsOf(source).rounding,
					at === 0 ? shownBy.map((file) => `[${file.split("/").at(-1)}](../${pathOf(file)})`).join(", ") : "",
				]),
			),
		),
	];
};

const textOf = (source: FigureSource): string =>
	source.is === "platform"
		? `given by the platform: \`${source.field}\` of \`${source.call}\``
		: `[\`${source.rule}\`](rule-book.md#${ruleAnchor(source.rule)}), ${source.is === "proved" ? "proved" : "tested with samples"}`;

const inputsOf = (source: FigureSource): string =>
	source.is === "platform" ? "" : factsOf(source).inputs.map(englishWords).join(", ");

const pathOf = (file: string): string => `packages/ui-react/src/${file}.tsx`;

const moneyTag = /<(?:Money|LiveMoney|OwnAmount|ExactMoney)\b/;

/** Throws if a component that shows money is not listed, or the list names what does not exist. */
const refuseUnlisted = (): void => {
	const listed = new Set(figureSources.flatMap(({ shownBy }) => shownBy.map(pathOf)));
	const showing = filesOf(root, ["packages/ui-react/src/{features,parts,screens}/**/*.tsx"])
		.filter(({ text }) => moneyTag.test(text))
		.map(({ path }) => path);
	const unlisted = showing.find((path) => !listed.has(path));
	if (unlisted) throw new Error(`${unlisted} shows money: add its figures to figures/sources/.`);
	const idle = [...listed].find((path) => !showing.includes(path));
	if (idle) throw new Error(`${idle} shows no money: take it out of figures/sources/.`);
	for (const one of figureSources) refuseUnknown(one);
};

const refuseUnknown = ({ at, figures }: ScreenFigures): void => {
	const book: readonly AnyRule[] = rules;
	const paths = routes.map(({ path }) => String(path));
	const path = at.find((one) => !paths.includes(one));
	if (path) throw new Error(`There is no route ${path}.`);
	for (const [name, source] of Object.entries(figures)) {
		if (source.is === "platform") {
			if (!fieldsOf(source.call).has(source.field))
				throw new Error(`${name}: the answer of ${source.call} has no field ${source.field}.`);
			continue;
		}
		const rule = book.find(({ id }) => id === source.rule);
		if (!rule) throw new Error(`${name}: there is no rule ${source.rule}.`);
		const { inputs, rounding } = factsOf(source);
		if (inputs.length === 0)
			throw new Error(`${name}: figures/sources/rule-facts.ts has no inputs of ${source.rule}.`);
		if (rounding !== rule.rounding)
			throw new Error(`${name}: the rounding of ${source.rule} is ${rule.rounding}, not ${rounding}.`);
		if ((rule.whyCode === undefined) !== (source.is === "proved"))
			throw new Error(`${name}: ${source.rule} is ${rule.whyCode ? "code" : "an expression"}.`);
	}
};

const api: unknown = JSON.parse(readFileSync(join(root, "contracts/openapi.json"), "utf8"));

/** The names of all fields that the description of a call has. */
const fieldsOf = (call: string): ReadonlySet<string> => {
	const found = new Set<string>();
	const seen = new Set<unknown>();
	const add = (value: unknown): void => {
		if (typeof value !== "object" || value === null || seen.has(value)) return;
		seen.add(value);
		for (const [name, one] of Object.entries(value)) {
			if (name === "properties" && typeof one === "object" && one !== null)
				for (const field of Object.keys(one)) found.add(field);
			add(name === "$ref" && typeof one === "string" ? referred(one) : one);
		}
	};
	add(Reflect.get(Object(Reflect.get(Object(api), "paths")), call));
	return found;
};

const referred = (reference: string): unknown =>
	reference
		.replace("#/", "")
		.split("/")
		.reduce<unknown>((value, name) => Reflect.get(Object(value), name.replaceAll("~1", "/")), api);
