import { expect, test } from "vitest";
import { newFeaturesIn } from "./new-features.ts";

const featuresOf = (script: string, style = ""): readonly string[] => {
	const { scripts, styles } = newFeaturesIn(
		{ scripts: [{ path: "a.js", text: script }], styles: [{ path: "a.css", text: style }] },
		[],
	);
	return [...scripts, ...styles].map((problem) => problem.split(" needs ")[0] ?? "");
};

test.each([
	["Promise.try(f)", "Promise.try"],
	["[...a.values().map(f)]", "Iterator.map"],
	["for (const x of t.matchAll(r).filter(f)) g(x)", "Iterator.filter"],
	["Uint8Array.fromBase64(t)", "Uint8Array.fromBase64"],
	["bytes.toBase64()", ".toBase64()"],
	["map.getOrInsertComputed(k, f)", ".getOrInsertComputed()"],
	["RegExp.escape(t)", "RegExp.escape"],
	["URL.parse(t)", "URL.parse"],
	["Math.sumPrecise(all)", "Math.sumPrecise"],
	["Temporal.Now.instant()", "Temporal"],
	["new CloseWatcher()", "CloseWatcher"],
	["element.moveBefore(a, b)", ".moveBefore()"],
	["document.caretPositionFromPoint(1, 2)", "document.caretPositionFromPoint"],
	["navigator.userAgentData", "navigator.userAgentData"],
	["/(?i:a)b/", "(?i:…) in a pattern"],
])("a script with %s is found", (script, feature) => {
	expect(featuresOf(script)).toContain(feature);
});

test.each([
	"Promise.withResolvers(); [].toSorted(); structuredClone(a); a.union(b)",
	"globalThis.trustedTypes?.createPolicy?.('a')",
	"class Temporal {} new Temporal(); Temporal.now",
	"const a = { toBase64() {} }; a.toBase64()",
	"[1].map(f); Object.entries(a).map(f); Object.values(a).filter(f)",
])("a script with %s runs in the oldest supported browsers", (script) => {
	expect(featuresOf(script)).toEqual([]);
});

test.each([
	["a { field-sizing: content }", "field-sizing"],
	["a { color: contrast-color(red) }", "contrast-color()"],
	["a { interpolate-size: allow-keywords }", "interpolate-size"],
	["a { block-size: stretch }", "block-size: stretch"],
	["details::details-content { color: red }", ":details-content"],
	["@function --a() { result: 1px }", "@function"],
	["@media (prefers-reduced-transparency) { a { color: red } }", "@media (prefers-reduced-transparency)"],
])("a style sheet with %s is found", (style, feature) => {
	expect(featuresOf("", style)).toContain(feature);
});

test("a style sheet of older features is understood by the oldest supported browsers", () => {
	const style =
		'dialog:modal:has(> a)::before { content: "field-sizing: content"; block-size: min(88dvh, 2lh); color: color-mix(in srgb, red, var(--stretch)) } @media (width >= 20rem) { a { inset: 0 } }';
	expect(featuresOf("", style)).toEqual([]);
});

test("an exception removes its feature, and one that nothing needs is reported", () => {
	const found = newFeaturesIn({ scripts: [{ path: "a.js", text: "Promise.try(f)" }], styles: [] }, [
		["Promise.*", "for this test"],
		["URL.parse", "for this test"],
	]);
	expect(found).toEqual({
		scripts: [],
		styles: [],
		unused: ["URL.parse is used nowhere, or every supported browser has it: remove it."],
	});
});

test("a problem names the feature, the browsers, the file and the place", () => {
	const { scripts } = newFeaturesIn(
		{ scripts: [{ path: "a.js", text: "const a = URL.parse(b);" }], styles: [] },
		[],
	);
	expect(scripts).toEqual([
		"URL.parse needs chrome 126, chrome_android 126, edge 126, safari 18, safari_ios 18, samsunginternet_android 28: a.js “…const a = URL.parse(b);…”",
	]);
});
