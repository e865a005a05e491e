import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { type PreferencesEmitted, preferencesMachine, type SitePreferences } from "./preferences.machine.ts";

const site: SitePreferences = { defaultLanguage: "de", hasDarkMode: true, isDarkByDefault: true };
const nothing = { language: undefined, theme: undefined };

const start = (
	saved: { language: string | undefined; theme: string | undefined } = nothing,
	known?: SitePreferences,
) => {
	const actor = createActor(preferencesMachine, { input: { saved, site: known } });
	const emitted: PreferencesEmitted[] = [];
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	return {
		actor,
		emitted,
		state: () => actor.getSnapshot().value,
		applied: () => {
			const { language, theme } = actor.getSnapshot().context;
			return [language.code, theme];
		},
	};
};

test("every state and every transition is covered", () => {
	const events = [
		{ type: "site known", site },
		{ type: "choose language", code: "ar" },
		{ type: "switch theme" },
	] as const;
	coverMachine(preferencesMachine, events, {
		inputs: [
			{ saved: nothing, site: undefined },
			{ saved: { language: "ar", theme: "light" }, site },
		],
	});
});

describe("Spec 1 §4, §9: language and theme at the start", () => {
	test.each([
		["nothing is saved or known", nothing, undefined, ["en", "light"], "site default", "site default"],
		["nothing is saved", nothing, site, ["de", "dark"], "site default", "site default"],
		["both are saved", { language: "ar", theme: "light" }, site, ["ar", "light"], "chosen", "chosen"],
		[
			"the old name of hk is saved",
			{ language: "tw", theme: "dark" },
			site,
			["hk", "dark"],
			"chosen",
			"chosen",
		],
		[
			"the saved values are unreadable",
			{ language: "xx", theme: "purple" },
			site,
			["de", "dark"],
			"site default",
			"site default",
		],
	] as const)("when %s", (_, saved, known, applied, language, theme) => {
		const preferences = start(saved, known);
		expect([preferences.applied(), preferences.state()]).toEqual([applied, { language, theme }]);
	});
});

describe("Spec 1 §4: the customer's choices", () => {
	test("another language is emitted for saving, once", () => {
		const { actor, emitted, applied, state } = start(nothing, site);
		actor.send({ type: "choose language", code: "de" });
		actor.send({ type: "choose language", code: "pl" });
		actor.send({ type: "choose language", code: "pl" });
		expect([applied(), emitted, state()]).toEqual([
			["pl", "dark"],
			[{ type: "save", language: "pl" }],
			{ language: "chosen", theme: "site default" },
		]);
	});

	test("the other theme is saved, and so is switching back", () => {
		const { actor, emitted, applied } = start(nothing, site);
		actor.send({ type: "switch theme" });
		expect(applied()).toEqual(["de", "light"]);
		actor.send({ type: "switch theme" });
		expect([applied(), emitted]).toEqual([
			["de", "dark"],
			[
				{ type: "save theme", theme: "light" },
				{ type: "save theme", theme: "dark" },
			],
		]);
	});

	test("without the switch nothing is switched or saved, and the saved theme is applied", () => {
		const { actor, emitted, applied } = start(
			{ language: "en", theme: "light" },
			{ ...site, hasDarkMode: false },
		);
		actor.send({ type: "switch theme" });
		expect([applied(), emitted]).toEqual([["en", "light"], []]);
	});
});

test("Spec 1 §4: later site defaults count only without a choice", () => {
	const untouched = start();
	untouched.actor.send({ type: "site known", site });
	const chosen = start();
	chosen.actor.send({ type: "choose language", code: "hk" });
	chosen.actor.send({ type: "switch theme" });
	chosen.actor.send({ type: "switch theme" });
	chosen.actor.send({ type: "site known", site });
	expect([untouched.applied(), chosen.applied()]).toEqual([
		["de", "dark"],
		["hk", "light"],
	]);
});
