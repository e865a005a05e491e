import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Schema, SchemaIssue } from "effect";
import { contrastFaults } from "./contrast-faults.ts";
import { fileFaults, pictureFaults } from "./file-faults.ts";

const matching = (pattern: RegExp, what: string) =>
	Schema.String.check(Schema.isPattern(pattern, { message: `it must be ${what}` }));

const Colour = matching(/^#[0-9a-f]{6}$/, "a colour such as #85bd00, in small letters");
const Text = matching(/\S/, "a text");
const Link = matching(/^https:\/\/[^\s"<>]+$/, "an https address");
const FontFile = matching(/^[\w-]+\.woff2$/, "the name of a .woff2 file in files/");

/** The colours of a theme, by the names that they have in the style sheet (src/theme/tokens.css). */
const ThemeColours = Schema.Struct({
	page: Colour,
	surface: Colour,
	sunken: Colour,
	raised: Colour,
	line: Colour,
	edge: Colour,
	text: Colour,
	dim: Colour,
	inverse: Colour,
	"on-inverse": Colour,
	star: Colour,
	"warn-ground": Colour,
	"warn-text": Colour,
});
export type ThemeColours = typeof ThemeColours.Type;

const AboutText = Schema.Struct({
	lead: Text,
	figures: Schema.Array(Schema.Tuple([Text, Text])),
	parts: Schema.Array(Schema.Struct({ title: Text, text: Text })),
});

const BrandFile = Schema.Struct({
	id: matching(/^[a-z][a-z\d]{1,19}$/, "2 to 20 small letters or digits, a letter first"),
	name: matching(
		/^(?!.*&(?! ))[^\s<>"][^<>"]{0,29}$/,
		'a name of 1 to 30 characters without < > ", and with & only before a space',
	),
	currencySymbol: Schema.optionalKey(Text),
	colours: Schema.Struct({
		primary: Colour,
		up: Colour,
		down: Colour,
		candleUp: Colour,
		candleDown: Colour,
	}),
	light: ThemeColours,
	dark: ThemeColours,
	font: Schema.optionalKey(
		Schema.Struct({
			family: matching(/^[\w -]+$/, "the name of a font family"),
			regular: FontFile,
			strong: FontFile,
		}),
	),
	legal: Schema.Struct({
		terms: Schema.optionalKey(Link),
		privacy: Schema.optionalKey(Link),
		imprint: Schema.optionalKey(Link),
	}),
	about: Schema.Struct({ en: AboutText, hk: AboutText }),
});

/** A brand: the content of `brand.json`, and the folder that it is in (docs/adopting.md, A-900). */
export interface Brand extends Readonly<typeof BrandFile.Type> {
	readonly folder: string;
}

/** Reads a brand. Refuses it with all its faults, one a line. Without `hasPictures` the drawn pictures may be missing. */
export const readBrand = (folder: string, { hasPictures = true } = {}): Brand => {
	const found = contentOf(folder);
	const faults =
		"faults" in found
			? found.faults
			: [
					...contrastFaults(found.brand),
					...fileFaults(folder, found.brand),
					...(hasPictures ? pictureFaults(folder) : []),
				];
	if ("faults" in found || faults.length > 0)
		throw new Error([`The brand in ${folder} cannot be used:`, ...faults].join("\n- "));
	return { ...found.brand, folder };
};

type Content = { readonly brand: typeof BrandFile.Type } | { readonly faults: readonly string[] };

const contentOf = (folder: string): Content => {
	try {
		const json: unknown = JSON.parse(readFileSync(join(folder, "brand.json"), "utf8"));
		const read = Schema.decodeUnknownResult(BrandFile)(json, { errors: "all", onExcessProperty: "error" });
		return read._tag === "Success" ? { brand: read.success } : { faults: sentencesOf(read.failure.issue) };
	} catch (error) {
		return { faults: [`brand.json cannot be read: ${error instanceof Error ? error.message : error}`] };
	}
};

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1();

const sentencesOf = (issue: SchemaIssue.Issue): readonly string[] =>
	issuesOf(issue).issues.map(({ path = [], message }) => {
		const steps = path.map((step) => String(typeof step === "object" ? step.key : step));
		return `brand.json, ${steps.join(".") || "the whole file"}: ${plainMessages.get(message) ?? message}`;
	});

const plainMessages = new Map([
	["Missing key", "it is missing"],
	["Expected no excess property", "there is no such field"],
]);
