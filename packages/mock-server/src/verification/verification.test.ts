import { verification as calls, content, session, upload } from "@tradewind/contracts";
import { examplePicture } from "@tradewind/contracts/pact";
import { describe, expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

const minute = 60_000;

const start = (scenario = "default") => {
	const bench = createBench({ scenario });
	const omar = bench.signIn("omar@tradewind.test");
	const uploadAs = async (token: string): Promise<string> => {
		const form = new FormData();
		form.append("file", new Blob([Buffer.from(examplePicture.base64, "base64")]), "passport.png");
		const response = await bench.platform.fetch(
			new Request(`http://platform.test${upload.uploadImage.path}`, {
				method: "POST",
				headers: { authorization: token },
				body: form,
			}),
		);
		return (await response.json()).data.url;
	};
	const submit = (changed: Record<string, string> = {}, token = omar) =>
		bench.ask(calls.submitRealName, { ...calls.submitRealName.example.input, ...changed }, token);
	const decide = (kind: string, approved: boolean, reason?: string) =>
		bench.platform.control["verification/decide"]({
			account: "omar@tradewind.test",
			kind,
			approved,
			...(reason !== undefined && { reason }),
		});
	return {
		...bench,
		omar,
		uploadAs,
		submit,
		decide,
		realName: async (token = omar) => (await bench.ask(calls.getRealNameReview, {}, token)).data,
		levels: async () => (await bench.ask(calls.getLevels, {}, omar)).data,
		level: async (type: "1" | "2") => (await bench.ask(calls.getLevel, { type }, omar)).data,
		isReal: async () => (await bench.ask(session.getUserInfo, {}, omar)).data,
		newestMessage: async () => (await bench.ask(content.getMessages, { page: "1", limit: "50" }, omar)).data,
	};
};

describe("Spec 2 §4: the real name", () => {
	test("waits for review with what was submitted, and is verified by itself after a while", async () => {
		const { submit, realName, isReal, advance } = start();
		expect(await realName()).toMatchObject({ review_status: 0, name: "", created_at: "" });
		expect(await submit({ ssn: "123-45-6789", email: "o@tradewind.test" })).toMatchObject({
			code: 1,
			msg: "Submitted. The review takes up to 48 hours.",
		});
		const picture = calls.submitRealName.example.input.front_pic;
		expect(await realName()).toEqual({
			review_status: 1,
			name: "Omar Berg",
			card_id: "X1234567",
			ssn: "123-45-6789",
			email: "o@tradewind.test",
			front_pic: picture,
			reverse_pic: picture,
			hand_pic: "",
			remark: "",
			created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
		});
		advance(5 * minute - 1);
		expect([await realName(), await isReal()]).toMatchObject([{ review_status: 1 }, { is_real: 0 }]);
		advance(1);
		expect([await realName(), await isReal()]).toMatchObject([
			{ review_status: 2 },
			{ is_real: 1, name: "Omar Berg" },
		]);
	});

	test("is submitted again after a rejection, whose reason and message the customer gets", async () => {
		const { submit, decide, realName, newestMessage, advance } = start();
		await submit();
		decide("real name", false, "glare");
		expect(await realName()).toMatchObject({
			review_status: 3,
			remark: "Glare covers a part of the document.",
			name: "Omar Berg",
			card_id: "X1234567",
		});
		expect(await newestMessage()).toMatchObject({
			data: [
				{ title: "Your verification was rejected", desc: "Glare covers a part of the document." },
				{},
				{},
			],
		});
		await submit({ name: "Omar B. Berg" });
		expect(await realName()).toMatchObject({ review_status: 1, remark: "", name: "Omar B. Berg" });
		decide("real name", false, "Call us <soon>");
		// By now the first submission would have been approved.
		advance(5 * minute);
		expect(await realName()).toMatchObject({ review_status: 3, remark: "Call us <soon>" });
	});

	test("is refused while a review waits, once it is verified, and for a demo customer; nothing changes", async () => {
		const { submit, decide, realName, token, ask } = start();
		await submit();
		expect(await submit({ name: "Other" })).toMatchObject({
			code: 0,
			msg: "Your verification is under review",
		});
		decide("real name", true);
		expect(await submit({ name: "Other" })).toMatchObject({
			code: 0,
			msg: "Your identity is already verified",
		});
		expect(await realName()).toMatchObject({ review_status: 2, name: "Omar Berg" });
		expect(await submit({}, token)).toMatchObject({ code: 0, msg: "Your identity is already verified" });
		const demo = await ask(session.createAccountDemoForU, session.createAccountDemoForU.example.input, "");
		expect(await submit({}, (demo.data as { token: string }).token)).toMatchObject({ code: 0 });
	});

	test("is refused with the picture of another customer, or an address that is no upload", async () => {
		const { submit, uploadAs, omar, token, realName } = start();
		const own = await uploadAs(omar);
		const refused = { code: 0, msg: "A picture is missing. Choose it again." };
		for (const front_pic of [
			await uploadAs(token),
			"https://elsewhere.test/front.jpg",
			"/media/uploads/x.jpg",
			`/media/uploads/${"0".repeat(40)}.jpg`,
		])
			expect(await submit({ front_pic })).toMatchObject(refused);
		expect(await realName()).toMatchObject({ review_status: 0 });
		expect(await submit({ front_pic: own, reverse_pic: own })).toMatchObject({ code: 1 });
	});

	test("is refused with the number of an identity that is verified for another customer", async () => {
		const { submit, decide, signIn, uploadAs } = start();
		await submit();
		decide("real name", true);
		const lin = signIn("lin@tradewind.test");
		const own = await uploadAs(lin);
		const pictures = { front_pic: own, reverse_pic: own };
		expect(await submit({ ...pictures, card_id: " x-123 4567" }, lin)).toMatchObject({
			code: 0,
			msg: "This ID number is verified for another account",
		});
	});
});

describe("A-485: a review", () => {
	const flags = { is_auth_hand_pic: "1", is_auth_ssn: "1", is_auth_email: "1" };
	const whole = { ssn: "123-45-6789", email: "omar@tradewind.test" };

	test.each([
		["a picture with the document", { ...whole }],
		["an SSN", { email: whole.email, hand_pic: "own" }],
	])("without %s that the site asks for is refused", async (_, given) => {
		const { submit, uploadAs, omar, platform, realName } = start();
		platform.control.flags(flags);
		const own = await uploadAs(omar);
		const input = Object.fromEntries(
			Object.entries(given).map(([name, value]) => [name, value === "own" ? own : value]),
		);
		expect(await submit(input)).toMatchObject({ code: 0, msg: "A required field is empty" });
		expect(await realName()).toMatchObject({ review_status: 0 });
		expect(await submit({ ...whole, hand_pic: own })).toMatchObject({ code: 1 });
	});

	test.each([
		["ssn", "no number"],
		["ssn", "1"],
		["ssn", "\u0661\u0662\u0663\u0664\u0665\u0666"],
		["email", "omar@tradewind"],
		["email", "omar\u200b@tradewind.test"],
		["name", "Omar\u0000Berg"],
		["name", "  "],
		["card_id", "---"],
	])("with the %s %j is refused", async (field, value) => {
		const { submit, realName } = start();
		expect(await submit({ [field]: value })).toMatchObject({ code: 0 });
		expect(await realName()).toMatchObject({ review_status: 0 });
	});

	test("of the junior level leaves the name of a customer who has one", async () => {
		const { ask, omar, decide, isReal } = start();
		await ask(calls.submitJunior, { ...calls.submitJunior.example.input, name: "Someone Else" }, omar);
		decide("junior", true);
		expect(await isReal()).toMatchObject({ is_real: 1, name: "Omar Berg" });
	});
});

describe("Spec 2 §4: the two levels", () => {
	const submitBoth = async ({ ask, omar }: ReturnType<typeof start>) => [
		await ask(calls.submitJunior, calls.submitJunior.example.input, omar),
		await ask(calls.submitSenior, calls.submitSenior.example.input, omar),
	];

	test("are reviewed separately: 0, 1 after sending, 2 certified; the junior level verifies the name", async () => {
		const platform = start();
		expect(await platform.levels()).toEqual({ junior_status: 0, senior_status: 0 });
		expect(await submitBoth(platform)).toMatchObject([{ code: 1 }, { code: 1 }]);
		expect(await platform.levels()).toEqual({ junior_status: 1, senior_status: 1 });
		platform.decide("senior", true);
		expect([await platform.levels(), await platform.isReal()]).toMatchObject([
			{ junior_status: 1, senior_status: 2 },
			{ is_real: 0 },
		]);
		platform.advance(5 * minute);
		expect([await platform.levels(), await platform.isReal(), await platform.realName()]).toMatchObject([
			{ junior_status: 2, senior_status: 2 },
			{ is_real: 1 },
			{ review_status: 2, name: "Omar Berg" },
		]);
	});

	test("A-360: a rejected level has its form again, with its reason and what was submitted", async () => {
		const platform = start();
		await submitBoth(platform);
		platform.decide("junior", false);
		expect(await platform.levels()).toEqual({ junior_status: 0, senior_status: 1 });
		expect([await platform.level("1"), await platform.level("2")]).toMatchObject([
			{ mobile: "+0015550102", remark: "A picture is blurred. Please take it again in good light." },
			{ card_id: "X1234567", remark: "" },
		]);
		expect((await submitBoth(platform)).map(({ code }) => code)).toEqual([1, 0]);
	});

	test("a review that does not wait is not decided", async () => {
		const { decide } = start();
		expect(() => decide("junior", true)).toThrow(
			"omar@tradewind.test has no waiting review of the kind junior",
		);
	});
});

test.each([
	["identity-waiting", 1, { junior_status: 1, senior_status: 1 }],
	["identity-rejected", 3, { junior_status: 0, senior_status: 0 }],
	["identity-verified", 2, { junior_status: 2, senior_status: 2 }],
])("the scenario %s shows Mia's reviews", async (scenario, review_status, levels) => {
	const { realName, ask, token } = start(scenario);
	expect(await realName(token)).toMatchObject({ review_status });
	expect((await ask(calls.getLevels, {}, token)).data).toEqual(levels);
});
