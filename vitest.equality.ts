import { expect } from "vitest";

/**
 * Errors compare by all their fields, not by name and message only. A module of its own: the setup file runs before
 * every test file, this one once per worker.
 */
expect.addEqualityTesters([
	function taggedErrors(a, b) {
		if (!(a instanceof Error && b instanceof Error && "_tag" in a && "_tag" in b)) return undefined;
		return this.equals({ ...a, message: a.message }, { ...b, message: b.message });
	},
]);
