import { noSecret, textOf } from "@tradewind/domain/command";
import type { AreaCode } from "@tradewind/domain/input";
import {
	type AnswerOf,
	answerFlagsOf,
	type Captcha,
	type IdType,
	idTypes,
	pictureAnswers,
	type RegistrationFacts,
	type RegistrationForm,
	textAnswers,
} from "@tradewind/domain/session";
import type { SiteFlags } from "@tradewind/domain/site";
import { createActor } from "xstate";
import { keepDraft, storedDraft } from "../../../kept/drafts.ts";
import { holdReload, reloadIfDue } from "../../../router/reload-app.ts";
import type { App } from "../../../state/app.ts";
import { oncePer } from "../../../state/once-per.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { areaCodesOf } from "../../../ui/form/phone/area-codes.ts";
import { createPictureSlot, type PictureSlot } from "../../../ui/form/picture-slot.ts";
import { machines } from "../machines.ts";

const draftName = "registration";
const texts = ["email", "phone", "mobile", ...textAnswers, "inviteCode"] as const;

/**
 * The registration of this page load, with its captcha. It survives a visit of another page. A draft without passwords, codes,
 * identity numbers and pictures survives a reload (docs/assumptions.md, A-226).
 */
export const registrationOf = oncePer((app: App) => {
	const areas = areaCodesOf(app);
	const captcha = createActor(machines(app).captcha);
	let asksForCode = false;
	const flagsNow = () => app.site.getSnapshot().context.flags;
	const proofOf = ({ registrationProof }: SiteFlags): RegistrationFacts["proof"] =>
		asksForCode && registrationProof === "captcha" ? "code" : registrationProof;
	const factsOf = (flags: SiteFlags) => ({
		asksMobileWithEmail: flags.registersMobileWithEmail,
		...answerFlagsOf(flags),
		asksPayPassword: flags.registersPayPassword,
		asksInviteCode: flags.registersInviteCode,
		needsInviteCode: flags.needsInviteCode,
		proof: proofOf(flags),
	});
	const noAreas: readonly AreaCode[] = [];
	const noCaptcha: Captcha | undefined = undefined;
	const actor = createActor(machines(app).registration, {
		input: { ...factsOf(flagsNow()), areas: noAreas, invitedBy: "", captcha: noCaptcha },
	}).start();
	const slotOf = (field: AnswerOf<"picture">) =>
		createPictureSlot(app, (address) => actor.send({ type: "change", change: { field, value: address } }));
	const slots = Object.fromEntries(pictureAnswers.map((field) => [field, slotOf(field)])) as Readonly<
		Record<AnswerOf<"picture">, PictureSlot>
	>;
	const applyFlags = (flags: SiteFlags): void => {
		actor.send({ type: "facts", facts: factsOf(flags) });
		if (proofOf(flags) === "captcha") captcha.start();
	};

	const draft = storedDraft(app, draftName) ?? {};
	restore(draft, actor);
	subscribeTo(app.site, ({ context }) => context.flags, applyFlags);
	subscribeTo(
		areas,
		({ context }) => context.areas,
		(known) => actor.send({ type: "facts", facts: { areas: known } }),
	);
	subscribeTo(
		captcha,
		({ context }) => context.captcha,
		(shown) => actor.send({ type: "facts", facts: { captcha: shown } }),
	);
	actor.on("registered", () => {
		for (const slot of Object.values(slots)) slot.send({ type: "remove" });
	});
	actor.on("captcha used", () => captcha.send({ type: "refresh" }));
	keepDraft(app, draftName, () => ({
		...draftOf(actor.getSnapshot().context.form),
		wasSent: actor.getSnapshot().context.sent !== undefined,
	}));
	holdReload(() => {
		const { password, repeated, payPassword } = actor.getSnapshot().context.form;
		return textOf(password) + textOf(repeated) + textOf(payPassword) !== "";
	});
	return {
		actor,
		captcha,
		slots,
		/** The page was reloaded while a registration had no known outcome. */
		wasInterrupted: draft.wasSent === true,
		/** Replaces the captcha by a code, or the other way round (docs/assumptions.md, A-224). */
		askForCode: (asks: boolean): void => {
			asksForCode = asks;
			applyFlags(flagsNow());
		},
		/** Takes the code of an invitation link; without one the field is open again (Spec 1 §2). */
		invite: (code: string): void => {
			if (actor.getSnapshot().context.facts.invitedBy === code) return;
			actor.send({ type: "facts", facts: { invitedBy: code } });
			if (code !== "") actor.send({ type: "change", change: { field: "inviteCode", value: code } });
		},
		/** Clears what must not stay on the device when the page is left. */
		leave: (): void => {
			for (const field of ["password", "repeated", "payPassword"] as const)
				actor.send({ type: "change", change: { field, value: noSecret } });
			reloadIfDue();
		},
	};
});

const draftOf = (form: RegistrationForm) => ({
	by: form.by,
	areaId: form.areaId,
	idType: form.idType,
	...Object.fromEntries(texts.map((field) => [field, form[field]])),
});

type RegistrationActor = ReturnType<typeof registrationOf>["actor"];

const restore = (draft: Readonly<Record<string, unknown>>, actor: Pick<RegistrationActor, "send">): void => {
	const { by, areaId, idType } = draft;
	if (by === "email" || by === "phone") actor.send({ type: "change", change: { field: "by", value: by } });
	if (typeof areaId === "number") actor.send({ type: "change", change: { field: "areaId", value: areaId } });
	if (isIdType(idType)) actor.send({ type: "change", change: { field: "idType", value: idType } });
	for (const field of texts) {
		const value = draft[field];
		if (typeof value === "string") actor.send({ type: "change", change: { field, value } });
	}
};

const isIdType = (value: unknown): value is IdType => idTypes.some((one) => one === value);
