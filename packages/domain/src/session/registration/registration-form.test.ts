import { describe, expect, test } from "vitest";
import { revealed } from "../../command/secret.test-support.ts";
import { noSecret, secret, wipedSecret } from "../../command/secret.ts";
import { asksAll, asksLittle, filledIn } from "./registration.test-support.ts";
import { wipePasswords } from "./registration.ts";
import {
	emptyRegistration,
	type RegistrationChange,
	reduceRegistration,
	withoutPasswords,
} from "./registration-form.ts";
import { summariseRegistration } from "./registration-summary.ts";

describe("Spec 1 §2, §5: filling in a registration", () => {
	test("starts with the code of the invite link", () => {
		expect(revealed(emptyRegistration("WIND7"))).toEqual({
			by: "email",
			email: "",
			areaId: undefined,
			phone: "",
			code: "",
			password: "",
			repeated: "",
			mobile: "",
			name: "",
			idType: undefined,
			idNumber: "",
			ssn: "",
			front: undefined,
			reverse: undefined,
			hand: undefined,
			payPassword: "",
			inviteCode: "WIND7",
			captchaAnswer: "",
		});
	});

	test.each<RegistrationChange>([
		{ field: "password", value: secret("other") },
		{ field: "mobile", value: "1" },
		{ field: "areaId", value: 49 },
		{ field: "front", value: undefined },
		{ field: "code", value: "1" },
		{ field: "inviteCode", value: "" },
	])("%j changes only that field", (change) => {
		expect(revealed(reduceRegistration(filledIn, change))).toEqual(
			revealed({ ...filledIn, [change.field]: change.value }),
		);
	});

	test("the other tab keeps everything except the code, which was sent to the other account", () => {
		expect(revealed(reduceRegistration(filledIn, { field: "by", value: "phone" }))).toEqual(
			revealed({ ...filledIn, by: "phone", code: "" }),
		);
	});

	test("can be wiped of its passwords, and nothing else", () => {
		const without = { password: noSecret, repeated: noSecret, payPassword: noSecret };
		expect(revealed(withoutPasswords(filledIn))).toEqual(revealed({ ...filledIn, ...without }));
	});
});

describe("A sent registration", () => {
	test("wipes its passwords, and adds none", () => {
		for (const facts of [asksAll, asksLittle]) {
			const { registration } = summariseRegistration(filledIn, facts);
			expect(revealed(registration && wipePasswords(registration))).toEqual(
				revealed({
					...registration,
					password: wipedSecret,
					payPassword: facts.asksPayPassword ? wipedSecret : undefined,
				}),
			);
		}
	});
});
