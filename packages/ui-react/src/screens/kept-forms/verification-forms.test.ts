import { Registrations, Sessions } from "@tradewind/domain/session";
import {
	type LevelRecord,
	type LevelStatus,
	type RealNameRecord,
	type VerificationLevel,
	Verifications,
} from "@tradewind/domain/verification";
import { Effect, Layer } from "effect";
import { realNameOf } from "../../features/verification/real-name-actor.ts";
import { twoLevelOf } from "../../features/verification/two-level-actor.ts";
import type { App } from "../../state/app.ts";
import { customerOf } from "../../state/fake-app.test-support.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { execute, type KeptForm, testKeptForms, unused } from "./kept-form.test-support.ts";

const realName: KeptForm = {
	name: "verification of the real name",
	layer: (platform) =>
		Layer.succeed(Verifications, {
			realNameRecord: Effect.sync(
				(): RealNameRecord => ({
					status: platform.executed > 0 ? "waiting for review" : "not submitted",
					reason: undefined,
					submittedAt: "",
					name: undefined,
					idNumber: undefined,
					front: undefined,
					reverse: undefined,
					hand: undefined,
					ssn: undefined,
					email: undefined,
				}),
			),
			submitRealName: () => execute(platform),
			twoLevelStatus: unused,
			levelRecord: () => unused,
			submitJunior: () => unused,
			submitSenior: () => unused,
		}),
	open: (app, signedIn) => {
		const { actor } = realNameOf(app, signedIn);
		return {
			isOpen: () => actor.getSnapshot().matches("filling in"),
			fill: () => actor.send({ type: "change", change: { field: "name", value: "Mia Berg" } }),
			typed: () => actor.getSnapshot().context.form.name,
			press: () => {
				actor.send({ type: "change", change: { field: "idNumber", value: "P0012345" } });
				actor.send({ type: "change", change: { field: "front", value: "/front.jpg" } });
				actor.send({ type: "change", change: { field: "reverse", value: "/reverse.jpg" } });
				actor.send({ type: "submit" });
			},
			isDone: () => actor.getSnapshot().matches("waiting for review"),
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: "Mia Berg",
	empty: "",
	receipt: { name: "real name", title: "verification.receipt" },
	journal: [],
};

const emptyRecord: LevelRecord = {
	reason: undefined,
	submittedAt: "",
	name: undefined,
	mobile: undefined,
	idNumber: undefined,
	front: undefined,
	reverse: undefined,
	hand: undefined,
};

const levelsWith =
	(level: VerificationLevel): KeptForm["layer"] =>
	(platform) =>
		Layer.mergeAll(
			Layer.succeed(Verifications, {
				realNameRecord: unused,
				submitRealName: () => unused,
				twoLevelStatus: Effect.sync(() => {
					const before: Record<VerificationLevel, LevelStatus> = {
						junior: "not submitted",
						senior: "not submitted",
					};
					return platform.executed > 0 ? { ...before, [level]: "waiting for review" } : before;
				}),
				levelRecord: () => Effect.succeed(emptyRecord),
				submitJunior: () => execute(platform),
				submitSenior: () => execute(platform),
			}),
			Layer.succeed(Sessions, {
				currentCustomer: Effect.succeed(customerOf(7, false)),
			}),
			Layer.succeed(Registrations, {
				register: () => unused,
				areaCodes: Effect.succeed([
					{ id: 1, code: "US", globalCode: "+001" },
					{ id: 2, code: "DE", globalCode: "+49" },
				]),
				captcha: unused,
			}),
		);

/** The form of the level, which the page opens once the levels are read. */
const openLevel = (app: App, signedIn: Parameters<KeptForm["open"]>[1], level: VerificationLevel) => {
	const { actor } = twoLevelOf(app, signedIn);
	subscribeTo(
		actor,
		(snapshot) => snapshot.matches("choosing"),
		(isRead) => isRead && queueMicrotask(() => actor.send({ type: "open", level })),
	);
	return {
		actor,
		isOpen: () => actor.getSnapshot().matches("filling in"),
		isDone: () => {
			const { form, facts } = actor.getSnapshot().context;
			return facts.reading?.status[level] === "waiting for review" && form.name === "";
		},
		isEnded: () => actor.getSnapshot().status === "stopped",
	};
};

const junior: KeptForm = {
	name: "verification of the junior level",
	layer: levelsWith("junior"),
	open: (app, signedIn) => {
		const { actor, ...form } = openLevel(app, signedIn, "junior");
		return {
			...form,
			fill: () => {
				actor.send({ type: "change", change: { field: "name", value: "Mia Berg" } });
				actor.send({ type: "change", change: { field: "areaId", value: 2 } });
				actor.send({ type: "change", change: { field: "mobile", value: "15112345678" } });
			},
			typed: () => {
				const { name, areaId, mobile } = actor.getSnapshot().context.form;
				return { name, areaId, mobile };
			},
			press: () => {
				actor.send({ type: "change", change: { field: "front", value: "/front.jpg" } });
				actor.send({ type: "change", change: { field: "reverse", value: "/reverse.jpg" } });
				actor.send({ type: "submit" });
			},
		};
	},
	filled: { name: "Mia Berg", areaId: 2, mobile: "15112345678" },
	empty: { name: "", areaId: undefined, mobile: "" },
	receipt: { name: "verification level", title: "verification.receipt" },
	journal: [],
};

const senior: KeptForm = {
	name: "verification of the senior level",
	layer: levelsWith("senior"),
	open: (app, signedIn) => {
		const { actor, ...form } = openLevel(app, signedIn, "senior");
		return {
			...form,
			fill: () => actor.send({ type: "change", change: { field: "name", value: "Mia Berg" } }),
			typed: () => actor.getSnapshot().context.form.name,
			press: () => {
				actor.send({ type: "change", change: { field: "idNumber", value: "P0012345" } });
				actor.send({ type: "change", change: { field: "hand", value: "/hand.jpg" } });
				actor.send({ type: "submit" });
			},
		};
	},
	filled: "Mia Berg",
	empty: "",
	receipt: { name: "verification level", title: "verification.receipt" },
	journal: [],
};

testKeptForms([realName, junior, senior]);
