import { prefixOf } from "@tradewind/domain/input";
import { type LoginForm as Filled, type LoginIssue, readLoginForm } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { type App, useApp } from "../../../state/app.ts";
import { Form } from "../../../ui/form/form.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { SubmitBar } from "../../../ui/form/submit-bar.tsx";
import { AccountFields } from "../account/account-fields.tsx";
import { AccountTabs } from "../account/account-tabs.tsx";
import { type CarriedAccount, carriedAccount, carryAccount } from "../account/carried-account.ts";
import { useSessionIssues } from "../account/use-session-issues.ts";
import { keepDraft, readDraft } from "./login-draft.ts";
import { LoginRefusal } from "./login-refusal.tsx";
import { offerPasskeyAfterLogin } from "./offer-passkey.ts";

/** E-mail or phone, and password; a missing field shows its issue, and the platform's refusal is above the button. */
export const LoginForm = (): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const { session } = app;
	const [form, setForm] = useState(() => draftWith(app, carriedAccount(app)));
	// At once: the next page may be shown before this one is removed.
	useEffect(() => carryAccount(app, { ...form, prefix: form.areaCode }), [app, form]);
	const [issues, setIssues] = useState<readonly LoginIssue[]>([]);
	const { errorOf } = useSessionIssues(issues);
	const isBusy = useSelector(session, (snapshot) => snapshot.hasTag("busy"));
	const isLoggingIn = useSelector(session, (snapshot) => snapshot.matches({ "signing in": "by login" }));
	const change = (part: Partial<Filled>) => {
		const changed = { ...form, ...part };
		setForm(changed);
		keepDraft(changed);
		setIssues(issues.filter(({ is }) => issuesOf(changed).some((issue) => issue.is === is)));
	};
	const submit = (element: HTMLFormElement) => {
		if (isBusy) return;
		const read = readLoginForm(form);
		setIssues(issuesOf(form));
		if (Result.isSuccess(read)) {
			offerPasskeyAfterLogin(app);
			return session.send({ type: "login", credentials: read.success });
		}
		element.querySelector<HTMLInputElement>(`[name=${read.failure[0]?.field}]`)?.focus();
	};
	return (
		<Form onSubmit={submit}>
			<AccountTabs label={t("session.by")} by={form.by} onChoose={(by) => change({ by })} />
			<AccountFields
				by={form.by}
				email={form.email}
				prefix={form.areaCode}
				phone={form.phone}
				errorOf={errorOf}
				onEmail={(email) => change({ email })}
				onArea={(area) => change({ areaCode: prefixOf(area) })}
				onPhone={(phone) => change({ phone })}
			/>
			<PasswordField
				label={t("session.password")}
				name="password"
				autoComplete="current-password"
				enterKey="go"
				value={form.password}
				error={errorOf("password")}
				onType={(password) => change({ password })}
			/>
			<LoginRefusal />
			<SubmitBar label={t("session.login")} isBusy={isLoggingIn} isDisabled={isBusy} />
		</Form>
	);
};

/** The typed login, with the account that was typed on the page before. */
const draftWith = (app: App, carried: CarriedAccount | undefined): Filled => {
	const draft = readDraft(app);
	if (!carried) return draft;
	const account =
		carried.by === "email"
			? { by: carried.by, email: carried.email }
			: { by: carried.by, areaCode: carried.prefix, phone: carried.phone };
	keepDraft({ ...draft, ...account });
	return readDraft(app);
};

const issuesOf = (form: Filled): readonly LoginIssue[] => {
	const read = readLoginForm(form);
	return Result.isFailure(read) ? read.failure : [];
};
