import { noSecret, textOf } from "@tradewind/domain/command";
import { areaOf } from "@tradewind/domain/input";
import type { AreaCodesContext, NewPasswordForm } from "@tradewind/domain/session";
import { createActor } from "xstate";
import { keepDraft, storedDraft } from "../../../kept/drafts.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { keepReceipts } from "../../../kept/keep-receipts.ts";
import { holdReload, reloadIfDue } from "../../../router/reload-app.ts";
import type { App } from "../../../state/app.ts";
import { rememberPayPassword } from "../../../state/known-pay-password.ts";
import { oncePer } from "../../../state/once-per.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { areaCodesOf } from "../../../ui/form/phone/area-codes.ts";
import { machines } from "../machines.ts";

/** The names of the receipts of new passwords. */
export const payPasswordReceipt = "pay password";
export const passwordReceipt = "password";

/** The pay password of the signed-in customer. */
export const payPasswordOf = keptPerSession((app, signedIn, ends) => {
	const actor = createActor(machines(app).payPassword).start();
	actor.on("carried out", () => rememberPayPassword(signedIn.customer.uid));
	return ends(actor, [
		holdReload(() => hasTypedPassword(actor)),
		keepReceipts(app, signedIn, actor, {
			name: payPasswordReceipt,
			receipt: () => ({
				title: { key: "session.receipt.pay" },
				lines: [],
				next: [{ key: "session.receipt.pay.next" }],
			}),
		}),
	]);
});

/** The login password of the signed-in customer. */
export const passwordOf = keptPerSession((app, signedIn, ends) => {
	const { customer } = signedIn;
	const areas = areaCodesOf(app);
	const needsCode = () => app.site.getSnapshot().context.flags.registrationProof === "code";
	const actor = createActor(machines(app).password, {
		input: { needsCode: needsCode(), email: customer.email, areaId: defaultArea(areas.getSnapshot()) },
	}).start();
	return ends(actor, [
		holdReload(() => hasTypedPassword(actor)),
		subscribeTo(app.site, needsCode, (needed) => actor.send({ type: "facts", facts: { needsCode: needed } })),
		subscribeTo(areas, defaultArea, (areaId) => actor.send({ type: "facts", facts: { areaId } })),
		keepReceipts(app, signedIn, actor, {
			name: passwordReceipt,
			receipt: () => ({
				title: { key: "session.receipt.login" },
				lines: [],
				next: [{ key: "session.login.text" }],
			}),
		}),
	]);
});

const defaultArea = ({ context }: { readonly context: AreaCodesContext }) =>
	areaOf(context.areas, undefined)?.id;

const draftName = "forgot";

/** The reset of a forgotten password. The account is kept as a draft. */
export const forgotPasswordOf = oncePer((app: App) => {
	const areas = areaCodesOf(app);
	const actor = createActor(machines(app).forgotPassword, {
		input: { areas: areas.getSnapshot().context.areas },
	}).start();
	const { by, email, areaId, phone } = storedDraft(app, draftName) ?? {};
	if (by === "email" || by === "phone") actor.send({ type: "change", change: { field: "by", value: by } });
	if (typeof email === "string") actor.send({ type: "change", change: { field: "email", value: email } });
	if (typeof areaId === "number") actor.send({ type: "change", change: { field: "areaId", value: areaId } });
	if (typeof phone === "string") actor.send({ type: "change", change: { field: "phone", value: phone } });
	subscribeTo(
		areas,
		({ context }) => context.areas,
		(known) => actor.send({ type: "facts", facts: { areas: known } }),
	);
	keepDraft(app, draftName, () => {
		const { form } = actor.getSnapshot().context;
		return { by: form.by, email: form.email, areaId: form.areaId, phone: form.phone };
	});
	holdReload(() => hasTypedPassword(actor));
	return actor;
});

interface PasswordForm {
	readonly getSnapshot: () => { readonly context: { readonly form: NewPasswordForm } };
}

/** A typed password would be lost by a reload (docs/assumptions.md, A-48). */
const hasTypedPassword = (actor: PasswordForm): boolean => {
	const { password, repeated } = actor.getSnapshot().context.form;
	return textOf(password) + textOf(repeated) !== "";
};

interface PasswordActor {
	readonly send: (event: {
		readonly type: "change";
		readonly change: { readonly field: "password" | "repeated"; readonly value: typeof noSecret };
	}) => void;
}

/** Clears the typed passwords when their screen is left. */
export const leavePassword = (actor: PasswordActor): void => {
	for (const field of ["password", "repeated"] as const)
		actor.send({ type: "change", change: { field, value: noSecret } });
	reloadIfDue();
};
