import { describe, expect, test } from "vitest";
import { moneyOf } from "../../contract/contract.test-support.ts";
import { halfMinute, minute, settings, untouched } from "../micro.test-support.ts";
import type { MicroSettings } from "../micro-settings.ts";
import {
	blankMicro,
	emptyMicro,
	fitMicro,
	type MicroChange,
	type MicroForm,
	reduceMicro,
	translateMicro,
	withDefaultAmount,
} from "./micro-form.ts";

const nothing: MicroSettings = { options: [], amounts: [] };
const filledIn: MicroForm = { option: 2, amount: "75.5" };

describe("Spec 1 §9: defaults are the first items of the platform's lists", () => {
	test("of both lists", () => {
		expect(emptyMicro(settings, "en")).toEqual(untouched);
	});

	test("written in the customer's language", () => {
		const german = emptyMicro({ ...settings, amounts: [moneyOf("100.5")] }, "de");
		expect(german).toEqual({ option: 1, amount: "100,5" });
	});

	test("and absent for empty lists", () => {
		expect(emptyMicro(nothing, "en")).toEqual(blankMicro);
		expect(blankMicro).toEqual({ option: undefined, amount: "" });
	});

	test.each([
		["the first amount", settings, "20"],
		["empty without a list", nothing, ""],
		["empty without known lists", undefined, ""],
	])("after an order the amount is %s again, the expiry stays", (_, known, amount) => {
		expect(withDefaultAmount(filledIn, known, "en")).toEqual({ option: 2, amount });
	});
});

describe("Spec 1 §5: filling in", () => {
	test.each<[string, MicroChange, MicroForm]>([
		["another expiry", { is: "option", id: 1 }, { option: 1, amount: "75.5" }],
		["an amount typed", { is: "amount", text: "12." }, { option: 2, amount: "12." }],
		[
			"an amount of the list",
			{ is: "listed amount", value: moneyOf("100.5") },
			{ option: 2, amount: "100,5" },
		],
	])("%s", (_, change, expected) => {
		expect(reduceMicro(filledIn, change, "de")).toEqual(expected);
	});

	test.each([
		["75.5", "75,5"],
		["what?", "what?"],
	])("another language keeps the value of %s", (amount, expected) => {
		expect(translateMicro({ option: 2, amount }, "en", "de")).toEqual({ option: 2, amount: expected });
	});
});

describe("Settings that are read again", () => {
	test.each<[string, MicroForm, MicroSettings | undefined, MicroSettings, MicroForm]>([
		["choose the defaults at first", blankMicro, undefined, settings, untouched],
		[
			"keep input that was typed before they arrived",
			{ option: undefined, amount: "7" },
			undefined,
			settings,
			{ option: 1, amount: "7" },
		],
		["keep the input", filledIn, settings, settings, filledIn],
		["keep a cleared amount", { option: 2, amount: "" }, settings, settings, { option: 2, amount: "" }],
		[
			"clear an expiry that is no longer offered",
			filledIn,
			settings,
			{ ...settings, options: [halfMinute] },
			{ option: undefined, amount: "75.5" },
		],
		[
			"keep it cleared until one is chosen",
			{ option: undefined, amount: "75.5" },
			settings,
			settings,
			{ option: undefined, amount: "75.5" },
		],
		[
			"choose the first expiry if there was none before",
			{ option: undefined, amount: "75.5" },
			{ ...settings, options: [] },
			{ ...settings, options: [minute] },
			filledIn,
		],
		[
			"choose the first amount if there was none before",
			{ option: 2, amount: "" },
			{ ...settings, amounts: [] },
			settings,
			{ option: 2, amount: "20" },
		],
		[
			"keep a typed amount if there was none to choose",
			filledIn,
			{ ...settings, amounts: [] },
			settings,
			filledIn,
		],
		["without options choose nothing", filledIn, settings, nothing, { option: undefined, amount: "75.5" }],
	])("%s", (_, form, known, newSettings, expected) => {
		expect(fitMicro(form, known, newSettings, "en")).toEqual(expected);
	});
});
