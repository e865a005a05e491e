import { expect, test } from "vitest";
import { offered, requestedProduct } from "./product.ts";

const site = (hasContractTrading: boolean, hasMicroTrading: boolean) => ({
	hasContractTrading,
	hasMicroTrading,
});

test.each([
	["both", site(true, true), ["contract", "micro"]],
	["contracts", site(true, false), ["contract"]],
	["micro", site(false, true), ["micro"]],
	["neither", site(false, false), []],
	["unknown products yet", undefined, []],
])("Spec 1 §2: the products of a site that offers %s", (_, settings, expected) => {
	expect(offered(settings)).toEqual(expected);
});

test.each([
	["no product, both are offered", null, site(true, true), "contract"],
	["contracts, both are offered", "contract", site(true, true), "contract"],
	["micro, both are offered", "micro", site(true, true), "micro"],
	["an unknown product", "futures", site(true, true), "contract"],
	["micro, only contracts are offered", "micro", site(true, false), "contract"],
	["contracts, only micro is offered", "contract", site(false, true), "micro"],
	["no product, only micro is offered", null, site(false, true), "micro"],
	["micro, no product is offered any more", "micro", site(false, false), "micro"],
	["micro, before the site is known", "micro", undefined, "micro"],
	["no product, before the site is known", null, undefined, "contract"],
] as const)("Spec 1 §2: the product of an address with %s", (_, source, settings, expected) => {
	expect(requestedProduct(source, settings)).toBe(expected);
});
