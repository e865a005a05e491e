import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { type Passage, proseOfPage, proseOfSource } from "./prose.ts";

/** Pages written by hand. The generated ones take their text from the comments and rules of the domain. */
const pages = ["README.md", "{contracts,docs,packages}/**/*.md"];
const generatedPages = new Set(["docs/machines.md", "docs/rule-book.md"]);

/** Sources and tests whose comments and test names are checked. */
const sources = ["*.ts", "{bench,contracts,packages,reliability,scripts}/**/*.{ts,tsx}"];

/** A phrase that is not literal technical English, and what to write instead (docs/glossary.md has the terms). */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = (
	[
		["(?:become|becomes|became|came|comes?) of", "the outcome"],
		["mend(?:s|ed|ing)?", "fix"],
		["who(?:so)?ever", "the customer, the caller"],
		["(?:some|every)body", "the customer, all customers"],
		["nobody", "no customer, no caller"],
		["(?:tells?|told|telling) of", "reports, describes"],
		["(?:is|are|was|were|be|been|being)(?: not)? told", "receives, is shown"],
		["(?:tells?|told|telling) apart", "distinguish"],
		["houses?", "the platform, home"],
		["rooms?", "feature, space"],
		["floors?", "baseline, lower limit"],
		["desks?", "service, store"],
		["purses?", "wallet"],
		["anew", "again"],
		["st(?:ands?|ood) (?:there|in|on|at|beside)", "is shown, is listed"],
		["st(?:ands?|ood|anding) still", "does not change, pauses"],
		["(?:comes?|came|coming) later", "is loaded on demand"],
		["(?:gives?|gave|given|giving) back", "returns, releases"],
		["ha(?:s|ve|d) (?:the|its|their)(?: \\w+)? way", "is applied"],
		["in doubt", "with an unknown outcome"],
		["bears?", "carries, covers"],
		["reckon(?:s|ed|ing|ings)?", "compute, calculation"],
		["(?:worn|wears?)", "applied"],
		["plant(?:s|ed|ing)?", "seed, introduce"],
		["offences?", "violation"],
		["(?:on (?:its|their) way|under way)", "in flight, in progress"],
		["laws?", "invariant, property"],
		["the truth", "the platform's state"],
		["for ever", "without a limit"],
		["by (?:its|their) own hand", "automatically"],
		["faces?", "state, page"],
		["nothing but", "only"],
		["barred", "blocked, disabled"],
		["agendas?", "schedule"],
		["on (?:the|its) clocks? of", "in the time zone of"],
	] as const
).map(([phrase, instead]) => [new RegExp(`\\b(?:${phrase.replaceAll(" ", " +")})\\b`, "gi"), instead]);

/** Docs, comments and test names are literal technical English with one word per concept. */
export const plainWords: Lint = {
	name: "plain words in docs, comments and test names",
	find: (root) => [
		...filesOf(root, pages)
			.filter(({ path }) => !generatedPages.has(path))
			.flatMap((page) => problemsIn(page, [proseOfPage(page)])),
		...filesOf(root, sources, { withTests: true }).flatMap((file) => problemsIn(file, proseOfSource(file))),
	],
};

const problemsIn = (file: SourceFile, passages: readonly Passage[]): readonly string[] =>
	passages
		.flatMap(({ offset, text }) =>
			phrases.flatMap(([phrase, instead]) =>
				[...text.matchAll(phrase)].map((match) => ({
					at: offset + match.index,
					advice: `"${match[0].replace(/\s+/g, " ")}" is not plain: write "${instead}", or what exactly happens.`,
				})),
			),
		)
		.toSorted((a, b) => a.at - b.at)
		.map(({ at, advice }) => `${placeIn(file, at)}: ${advice}`);
