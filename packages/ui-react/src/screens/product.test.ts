import { expect, test } from "vitest";
import { offered, productAsked } from "./product.ts";

const site = (hasContractTrading: boolean, hasMicroTrading: boolean) => ({
	hasContractTrading,
	hasMicroTrading,
});

test.each([
	["both", site(true, true), ["contract", "micro"]],
	["contracts", site(true, false), ["contract"]],
	["micro", site(false, true), ["micro"]],
	["neither", site(false, false), []],
	["nobody knows yet", undefined, []],
])("Spec 1 §2: the products of a site that offers %s", (_, settings, expected) => {
	expect(offered(settings)).toEqual(expected);
});

test.each([
	["nothing, both are offered", null, site(true, true), "contract"],
	["contracts, both are offered", "contract", site(true, true), "contract"],
	["micro, both are offered", "micro", site(true, true), "micro"],
	["what is no product", "futures", site(true, true), "contract"],
	["micro, only contracts are offered", "micro", site(true, false), "contract"],
	["contracts, only micro is offered", "contract", site(false, true), "micro"],
	["nothing, only micro is offered", null, site(false, true), "micro"],
	["micro, nothing is offered any more", "micro", site(false, false), "micro"],
	["micro, before the site is known", "micro", undefined, "micro"],
	["nothing, before the site is known", null, undefined, "contract"],
] as const)("Spec 1 §2: an address that asks for %s", (_, source, settings, expected) => {
	expect(productAsked(source, settings)).toBe(expected);
});
