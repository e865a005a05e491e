import { describe, expect, test } from "vitest";
import { asksLittle, captcha, filledIn } from "./registration.test-support.ts";
import { type RegistrationField, registrationFields, registrationParts } from "./registration-fields.ts";
import { emptyRegistration, reduceRegistration } from "./registration-form.ts";
import { type RegistrationFacts, summariseRegistration } from "./registration-summary.ts";

const switches = [
	"asksMobileWithEmail",
	"asksSsn",
	"asksHandPicture",
	"asksPayPassword",
	"asksInviteCode",
	"needsInviteCode",
] as const;

/** Every combination of the flags of a registration, for both kinds of account: 2⁶ × 3 × 2. */
const combinations = Array.from({ length: 2 ** switches.length }, (_, bits) =>
	Object.fromEntries(switches.map((flag, place) => [flag, (bits >> place) % 2 === 1])),
).flatMap((flags) =>
	(["none", "code", "captcha"] as const).flatMap((proof) =>
		(["email", "phone"] as const).map((by) => {
			const facts: RegistrationFacts = { ...asksLittle, ...flags, proof, captcha };
			return { by, facts };
		}),
	),
);

/** The table of flags in the words of the specification (Spec 1 §5): a field and whether it is shown. */
const shownBy = ({
	by,
	facts,
}: (typeof combinations)[number]): Readonly<Record<RegistrationField, boolean>> => ({
	account: true,
	area: by === "phone" || facts.asksMobileWithEmail,
	mobile: by === "email" && facts.asksMobileWithEmail,
	password: true,
	repeated: true,
	name: true,
	idType: true,
	idNumber: true,
	ssn: facts.asksSsn,
	front: true,
	reverse: true,
	hand: facts.asksHandPicture,
	payPassword: facts.asksPayPassword,
	inviteCode: facts.asksInviteCode,
	code: facts.proof === "code",
	captchaAnswer: facts.proof === "captcha",
});

const titleOf = ({ by, facts }: (typeof combinations)[number]): string =>
	`by ${by}, proof ${facts.proof}, ${switches.filter((flag) => facts[flag]).join(", ") || "no flag"}`;
const titled = combinations.map((combination) => [titleOf(combination), combination] as const);

test("all combinations are different", () => {
	expect(new Set(combinations.map(titleOf)).size).toBe(384);
});

describe("Spec 1 §5: every combination of the flags", () => {
	test.each(titled)("%s: shows what the table of flags says, each field in one step", (_, combination) => {
		const { by, facts } = combination;
		const expected = Object.entries(shownBy(combination)).flatMap(([field, isShown]) =>
			isShown ? [field] : [],
		);
		const parts = registrationParts(by, facts);
		const shown = parts.flatMap(({ fields }) => fields);
		expect([...registrationFields(by, facts)].sort()).toEqual([...expected].sort());
		expect([...shown].sort()).toEqual([...expected].sort());
		expect(parts.length > 1).toBe(expected.length > 8);
		expect(parts.filter(({ fields }) => fields.length === 0)).toEqual([]);
	});

	test.each(titled)(
		"%s: a registration sends the fields that are shown, and no other",
		(_, { by, facts }) => {
			const { registration, issues } = summariseRegistration({ ...filledIn, by }, facts);
			const fields = registrationFields(by, facts);
			expect(issues).toEqual([]);
			expect({
				by: registration?.account.by,
				mobile: registration?.mobile !== undefined,
				ssn: registration?.ssn !== undefined,
				hand: registration?.hand !== undefined,
				payPassword: registration?.payPassword !== undefined,
				inviteCode: registration?.inviteCode !== undefined,
				proof: registration?.proof.is,
			}).toEqual({
				by,
				mobile: fields.includes("mobile"),
				ssn: fields.includes("ssn"),
				hand: fields.includes("hand"),
				payPassword: fields.includes("payPassword"),
				inviteCode: fields.includes("inviteCode"),
				proof: facts.proof,
			});
		},
	);

	test.each(titled)(
		"%s: every issue of an empty form belongs to a field that is shown, in the order of the screen",
		(_, { by, facts }) => {
			const form = reduceRegistration(emptyRegistration(""), { field: "by", value: by });
			const fields = registrationFields(by, facts);
			const { issues } = summariseRegistration(form, { ...facts, captcha: undefined });
			const places = issues.map(({ field }) => fields.indexOf(field));
			expect(places.filter((place) => place < 0)).toEqual([]);
			expect(places).toEqual([...places].sort((one, other) => one - other));
			expect(issues.length).toBeGreaterThan(1);
		},
	);
});
