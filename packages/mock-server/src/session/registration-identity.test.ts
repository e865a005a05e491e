import { session, upload as uploads, verification } from "@tradewind/contracts";
import { examplePicture } from "@tradewind/contracts/pact";
import { describe, expect, test } from "vitest";
import { type Bench, createBench } from "../test/client.test-support.ts";
import { newcomer, register, withCode } from "./registration.test-support.ts";

describe("Spec 1 §5: the identity of a registration", () => {
	const upload = async (bench: Bench): Promise<string> => {
		const form = new FormData();
		form.append("file", new Blob([Buffer.from(examplePicture.base64, "base64")]), "passport.png");
		const path = `http://platform.test${uploads.uploadImage.path}`;
		const response = await bench.platform.fetch(new Request(path, { method: "POST", body: form }));
		return (await response.json()).data.url;
	};
	const pictures = async (bench: Bench) => ({
		front_pic: await upload(bench),
		reverse_pic: await upload(bench),
		hand_pic: await upload(bench),
	});
	const document = { name: "Nora Bell", id_type: "2", card_id: "N1234567", ssn: "123-45-6789" };
	const reviewAfter = async (bench: Bench, identity: Record<string, string>) => {
		expect((await register(bench, { ...identity, sms_code: await withCode(bench) })).code).toBe(1);
		return (await bench.ask(verification.getRealNameReview, {}, bench.signIn(newcomer.account))).data;
	};

	test("is under review when it is all that the site asks for, and is verified like one that was submitted later", async () => {
		const bench = createBench();
		bench.platform.control.flags({ is_auth_ssn: "1", is_auth_hand_pic: "1" });
		const identity = { ...document, ...(await pictures(bench)) };
		const { id_type: _, ...shown } = identity;
		expect(await reviewAfter(bench, identity)).toEqual({
			...shown,
			review_status: 1,
			email: "",
			remark: "",
			created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
		});
		expect(bench.state().reviews).toMatchObject([
			{ kind: "real name", standing: "waiting", submitted: identity },
		]);
		bench.advance(5 * 60_000);
		const { data } = await bench.ask(session.getUserInfo, {}, bench.signIn(newcomer.account));
		expect(data).toMatchObject({ is_real: 1, name: "Nora Bell" });
	});

	test.each(["front_pic", "reverse_pic", "hand_pic", "ssn", "name", "card_id"])(
		"without %s, which the site asks for, is kept for the form of the real name",
		async (missing) => {
			const bench = createBench();
			bench.platform.control.flags({ is_auth_ssn: "1", is_auth_hand_pic: "1" });
			const { [missing]: _, ...identity }: Record<string, string> = {
				...document,
				...(await pictures(bench)),
			};
			const { id_type: __, ...shown } = identity;
			expect(await reviewAfter(bench, identity)).toEqual({
				...shown,
				[missing]: "",
				review_status: 0,
				email: "",
				remark: "",
				created_at: "",
			});
			expect(bench.state().reviews).toMatchObject([{ standing: "kept", submitted: identity }]);
		},
	);

	test("does not keep a picture of another customer, nor a kind of document alone", async () => {
		const bench = createBench();
		const token = bench.signIn("omar@tradewind.test");
		const form = new FormData();
		form.append("file", new Blob([Buffer.from(examplePicture.base64, "base64")]), "passport.png");
		const path = `http://platform.test${uploads.uploadImage.path}`;
		const headers = { authorization: token };
		const request = new Request(path, { method: "POST", headers, body: form });
		const { data } = await (await bench.platform.fetch(request)).json();
		expect(await reviewAfter(bench, { id_type: "1", front_pic: data.url })).toMatchObject({
			review_status: 0,
			front_pic: "",
		});
		expect(bench.state().reviews).toEqual([]);
	});
});
