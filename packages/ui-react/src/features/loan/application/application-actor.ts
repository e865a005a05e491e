import {
	type ApplicationForm,
	type ApplicationSection,
	applicationSections,
	askedFields,
	changesOf,
	draftOf,
	type PictureField,
	pictureFields,
	type SentApplication,
} from "@tradewind/domain/loan";
import { type LanguageCode, languageOf } from "@tradewind/domain/site";
import { Schema } from "effect";
import { createActor } from "xstate";
import { currentLanguage, onLanguageChange } from "../../../i18n/words.ts";
import { keepDraft, storedDraft } from "../../../kept/drafts.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { keptForm } from "../../../kept/kept-form.ts";
import type { App } from "../../../state/app.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { areaCodesOf } from "../../../ui/form/phone/area-codes.ts";
import { createPictureSlot, type PictureSlot } from "../../../ui/form/picture-slot.ts";
import { machines } from "../machines.ts";
import { applicationReceipt } from "./application-receipt.ts";

/**
 * The customer's application for loans, with its pictures. It survives a visit of another page. A draft of each section, without
 * identity numbers and pictures, survives a reload (docs/assumptions.md, A-375).
 */
export const applicationOf = keptPerSession((app, signedIn, ends) => {
	const areas = areaCodesOf(app);
	const asks = () => askedFields(app.site.getSnapshot().context.flags.loanFields);
	const drafts = applicationSections.map((section) => storedDraft(app, draftName(section)) ?? {});
	const draft = Object.assign({}, ...drafts) as Readonly<Record<string, unknown>>;
	const actor = createActor(machines(app).application, {
		input: {
			asks: asks(),
			areas: areas.getSnapshot().context.areas,
			language: draftLanguage(draft) ?? currentLanguage().code,
			today: undefined,
		},
	}).start();
	const slotOf = (field: PictureField): PictureSlot =>
		ends(
			createPictureSlot(app, (address) => actor.send({ type: "change", change: { field, value: address } })),
		);
	/** `Object.fromEntries` does not keep the fields in its type. */
	const slots = Object.fromEntries(pictureFields.map((field) => [field, slotOf(field)])) as Readonly<
		Record<PictureField, PictureSlot>
	>;
	const setLanguage = () => actor.send({ type: "facts", facts: { language: currentLanguage().code } });

	/** The form accepts input once the status is known; the figures of a draft are in the language of the draft. */
	let isRestored = false;
	const restoreOnce = (canType: boolean): void => {
		if (!canType || isRestored) return;
		isRestored = true;
		// The pictures of a rejected application are not shown here, so they are taken again.
		for (const field of pictureFields)
			if (slots[field].getSnapshot().context.picture === undefined)
				actor.send({ type: "change", change: { field, value: undefined } });
		for (const change of changesOf(draft)) actor.send({ type: "change", change });
		setLanguage();
	};
	const restoring = subscribeTo(
		actor,
		(snapshot) => snapshot.matches("form") || snapshot.matches("rejected, may apply again"),
		restoreOnce,
	);
	const languages = onLanguageChange(() => {
		if (isRestored) setLanguage();
	});
	const asked = subscribeTo(
		app.site,
		({ context }) => context.flags.loanFields,
		() => actor.send({ type: "facts", facts: { asks: asks() } }),
	);
	const areasKnown = subscribeTo(
		areas,
		({ context }) => context.areas,
		(known) => actor.send({ type: "facts", facts: { areas: known } }),
	);
	keepSections(app, actor);
	keptForm(app, signedIn, actor, {
		name: "loan application",
		// The customer's answers are not saved on the device: only the status proves a lost application.
		command: {
			schema: Schema.Struct({ status: Schema.Literals(["not applied", "rejected"]) }),
			write: ({ status }: SentApplication) => ({ status }),
			read: ({ status }) => ({ application: undefined, status }),
		},
		receipt: applicationReceipt,
		ends: [restoring, languages, asked, areasKnown],
	});
	return { actor, slots };
});

export type LoanApplicationParts = ReturnType<typeof applicationOf>;

const draftName = (section: ApplicationSection): string => `loan ${section}`;

interface Typed {
	readonly getSnapshot: () => {
		readonly context: {
			readonly form: ApplicationForm;
			readonly facts: { readonly language: LanguageCode };
		};
	};
}

const keepSections = (app: App, actor: Typed): void => {
	for (const section of applicationSections)
		keepDraft(
			app,
			draftName(section),
			() => {
				const { form, facts } = actor.getSnapshot().context;
				return { ...draftOf(form, section), language: facts.language };
			},
			{ ofSession: true },
		);
};

const draftLanguage = ({ language }: Readonly<Record<string, unknown>>): LanguageCode | undefined =>
	typeof language === "string" ? languageOf(language)?.code : undefined;
