import { describe, expect, test } from "vitest";
import { addressVectors } from "./address-vectors.test-support.ts";
import { recogniseAddress } from "./recognise-address.ts";

const vectors = addressVectors.map(([source, text, origin, checkDigits]) => ({
	source,
	text,
	recognised: origin && { origin, checkDigits },
}));

describe("Spec 2 §5: an address is recognised by its form and its check digits", () => {
	test.each(vectors)("$source: $text", ({ text, recognised }) => {
		expect(recogniseAddress(text)).toEqual(recognised);
	});
});
