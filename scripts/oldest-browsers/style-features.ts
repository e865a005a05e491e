import compatData, { type Identifier } from "@mdn/browser-compat-data/forLegacyNode";
import type { SourceFile } from "../lints/lint.ts";
import type { NewFeature } from "./script-features.ts";
import { childOf, lacking } from "./support.ts";

const css = (name: string): Identifier => childOf(compatData.css, name) ?? {};
const properties = css("properties");
const selectors = css("selectors");
const types = css("types");
const rules = css("at-rules");

/** Units that the data describes together. */
const units: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		["vb", "vh", "vi", "vmax", "vmin", "vw"].flatMap((unit) => [
			[`d${unit}`, "viewport_percentage_units_dynamic"],
			[`l${unit}`, "viewport_percentage_units_large"],
			[`s${unit}`, "viewport_percentage_units_small"],
		]),
	),
	...Object.fromEntries(
		["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"].map((unit) => [unit, "container_query_length_units"]),
	),
};

/** Every function of a value, such as `color-mix`, by name. */
const functions = new Map<string, Identifier>();
const collect = (parent: Identifier): void => {
	for (const name of Object.keys(parent)) {
		const part = childOf(parent, name);
		if (!part) continue;
		if (!functions.has(name)) functions.set(name, part);
		collect(part);
	}
};
collect(types);

/** The features in a built style sheet that the oldest supported browsers lack. */
export const newInStyle = ({ text }: SourceFile): readonly NewFeature[] => {
	const found: NewFeature[] = [];
	const add = (feature: string, identifier: Identifier | undefined, start: number): void => {
		const browsers = lacking(identifier?.__compat);
		if (browsers.length > 0) found.push({ feature, browsers, start });
	};
	const plain = text
		.replaceAll(/\/\*[\s\S]*?\*\//g, (part) => " ".repeat(part.length))
		.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, (part) => '"'.padEnd(part.length, '"'));
	for (const { 1: name = "", 2: prelude = "", index } of plain.matchAll(/@([\w-]+)([^{};]*)/g)) {
		const rule = childOf(rules, name);
		add(`@${name}`, rule, index);
		for (const [, feature = ""] of prelude.matchAll(/\(\s*([\w-]+)/g))
			add(`@${name} (${feature})`, childOf(rule, feature), index);
	}
	for (const { 1: selector = "", index } of plain.matchAll(/([^{};@]+)\{/g))
		for (const { 1: name = "", index: at } of selector.matchAll(/::?([\w-]+)/g))
			add(`:${name}`, childOf(selectors, name), index + at);
	for (const { 1: name = "", 2: value = "", index } of plain.matchAll(
		/(?<=[{;]\s*)([\w-]+)\s*:([^{};]+)(?=[;}])/g,
	)) {
		const property = childOf(properties, name);
		if (!name.startsWith("--")) add(name, property, index);
		for (const [, word = ""] of value.matchAll(/(?<![\w.#-])(-?[a-z][\w-]*)(?![\w(-])/gi))
			add(`${name}: ${word}`, childOf(property, word), index);
		for (const [, word = ""] of value.matchAll(/(?<![\w-])(-?[a-z][\w-]*)\(/gi))
			add(`${word}()`, childOf(property, word) ?? functions.get(word), index);
		for (const [, unit = ""] of value.matchAll(/(?<![\w-])[\d.]+([a-z]+)/gi))
			add(unit, childOf(childOf(types, "length"), units[unit] ?? unit), index);
	}
	return found;
};
