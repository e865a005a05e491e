import { type ForgotPasswordIssue, summariseForgotPassword } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { Translate } from "../../../i18n/translator.ts";
import { useWords } from "../../../i18n/words.ts";
import { useLeave } from "../../../router/use-leave.ts";
import { useApp } from "../../../state/app.ts";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { prefixIn } from "../../../ui/form/phone/area-codes.ts";
import {
	accountErrors,
	accountIssueText,
	inputOfAccountIssue,
	isAccountIssue,
} from "../account/account-errors.ts";
import { AccountFields } from "../account/account-fields.tsx";
import { AccountTabs } from "../account/account-tabs.tsx";
import { CodeInput } from "../code/code-input.tsx";
import { loginWith } from "../login/login-with.ts";
import { useLoginAfter } from "../use-login-after.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { forgotPasswordOf, leavePassword } from "./password-actors.ts";
import { fieldOfNewPassword, newPasswordText } from "./password-issues.ts";
import { UnknownPassword } from "./unknown-password.tsx";

/** Spec 1 §2, §4, §5, Forgot password: a new password, verified by a code to the account. After success the login is shown. */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const actor = forgotPasswordOf(app);
	const { form, facts, sent } = useSelector(actor, ({ context }) => context);
	const { issues, codeRequest } = summariseForgotPassword(form, facts);
	const [issue] = issues;
	const errors = accountErrors(issues, t);
	useLoginAfter(actor);
	useLeave(() => leavePassword(actor));
	return (
		<FormScreen
			actor={actor}
			about={t("session.forgot")}
			submit={t("session.forgot.submit")}
			issue={issue && textOfIssue(issue, t)}
			issueField={issue && fieldOf(issue)}
			unknown={{
				text: t("session.login.unknown"),
				children: (
					<UnknownPassword
						actor={actor}
						to="/login"
						label={t("session.toLogin")}
						onGo={() => sent && loginWith(app, sent.account)}
					/>
				),
			}}
		>
			<p>{t("session.forgot.text")}</p>
			<AccountTabs
				label={t("session.forgot.by")}
				by={form.by}
				onChoose={(value) => actor.send({ type: "change", change: { field: "by", value } })}
			/>
			<AccountFields
				by={form.by}
				email={form.email}
				prefix={prefixIn(facts.areas, form)}
				phone={form.phone}
				errors={errors}
				onEmail={(value) => actor.send({ type: "change", change: { field: "email", value } })}
				onArea={({ id }) => actor.send({ type: "change", change: { field: "areaId", value: id } })}
				onPhone={(value) => actor.send({ type: "change", change: { field: "phone", value } })}
			/>
			<NewPasswordFields
				kind="login"
				form={form}
				issue={issues.find(isNewPasswordIssue)}
				account={form.by === "email" ? form.email : form.phone}
				hasAccountField
				onChange={(change) => actor.send({ type: "change", change })}
			/>
			<CodeInput
				purpose="new password"
				request={codeRequest}
				missing={errors.area ? "area" : "account"}
				value={form.code}
				error={issues.some(({ is }) => is === "code missing") ? t("session.issue.code missing") : undefined}
				onType={(value) => actor.send({ type: "change", change: { field: "code", value } })}
			/>
		</FormScreen>
	);
};

type NewPasswordIssues = Extract<ForgotPasswordIssue, { readonly is: "input full" | "not equal" }>;

const isNewPasswordIssue = (issue: ForgotPasswordIssue): issue is NewPasswordIssues =>
	issue.is === "input full" || issue.is === "not equal";

const fieldOf = (issue: ForgotPasswordIssue): string => {
	if (isNewPasswordIssue(issue)) return fieldOfNewPassword(issue);
	return isAccountIssue(issue) ? inputOfAccountIssue(issue) : "code";
};

const textOfIssue = (issue: ForgotPasswordIssue, t: Translate): string => {
	if (isNewPasswordIssue(issue)) return newPasswordText(issue, "login", t);
	return isAccountIssue(issue) ? accountIssueText(issue, t) : t("session.issue.code missing");
};
