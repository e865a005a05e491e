import { describe, expect, test } from "vitest";
import { addressVectors } from "./address-vectors.test-support.ts";
import { recogniseAddress } from "./recognise-address.ts";

describe("Spec 2 §5: an address is recognised by its form and its check digits", () => {
	test.each(addressVectors)("%s: %s", (_, text, origin, checkDigits) => {
		expect(recogniseAddress(text)).toEqual(origin && { origin, checkDigits });
	});
});
