import { secret, textOf } from "@tradewind/domain/command";
import {
	type AnswerField,
	answerFields,
	type CodeRequest,
	hasBack,
	type RegistrationChange,
	type RegistrationFacts,
	type RegistrationField,
	type RegistrationForm,
	summariseRegistration,
} from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Field } from "../../../ui/form/field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { prefixIn } from "../../../ui/form/phone/area-codes.ts";
import { PhoneFields } from "../../../ui/form/phone/phone-fields.tsx";
import { AccountFields } from "../account/account-fields.tsx";
import { AccountTabs } from "../account/account-tabs.tsx";
import { CodeInput } from "../code/code-input.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { PasswordRule } from "../password/password-rule.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import type { registrationOf } from "./registration-actor.ts";
import { RegistrationAnswer } from "./registration-answer.tsx";

interface RegistrationFieldsProps {
	readonly registration: ReturnType<typeof registrationOf>;
	readonly form: RegistrationForm;
	readonly facts: RegistrationFacts;
	/** The fields of the step. */
	readonly fields: readonly RegistrationField[];
	/** The site asks for a captcha, which a code may replace. */
	readonly hasCaptcha: boolean;
	readonly errorOf: (field: RegistrationField) => string | undefined;
}

/** The fields of a step, in their order (Spec 1 §5). */
export const RegistrationFields = (props: RegistrationFieldsProps): ReactNode => {
	const { registration, form, facts, fields, hasCaptcha, errorOf } = props;
	const { t } = useWords();
	const { codeRequest } = summariseRegistration(form, facts);
	const change = (made: RegistrationChange) => registration.actor.send({ type: "change", change: made });
	const optional = (label: string): string => t("session.optional", { label });
	const account = form.by === "email" ? form.email : form.phone;
	const setArea = (id: number) => change({ field: "areaId", value: id });
	const has = (field: RegistrationField): boolean => fields.includes(field);
	const isOfDocument = (field: AnswerField): boolean =>
		has(field) && (field !== "reverse" || hasBack(form.idType));
	return (
		<>
			{has("account") ? (
				<>
					<AccountTabs
						label={t("session.register.by")}
						by={form.by}
						onChoose={(value) => change({ field: "by", value })}
					/>
					<AccountFields
						by={form.by}
						email={form.email}
						prefix={prefixIn(facts.areas, form)}
						phone={form.phone}
						errorOf={errorOf}
						onEmail={(value) => change({ field: "email", value })}
						onArea={({ id }) => setArea(id)}
						onPhone={(value) => change({ field: "phone", value })}
					/>
				</>
			) : null}
			{has("password") ? (
				<NewPasswordFields
					kind="login"
					label={t("session.password")}
					form={form}
					errorOf={errorOf}
					account={account}
					hasAccountField
					onChange={change}
				/>
			) : null}
			{has("mobile") ? (
				<PhoneFields
					name="mobile"
					label={optional(t("session.register.mobile"))}
					prefix={prefixIn(facts.areas, form)}
					phone={form.mobile}
					errors={{ area: errorOf("area"), phone: errorOf("mobile") }}
					isRequired={false}
					onArea={({ id }) => setArea(id)}
					onPhone={(value) => change({ field: "mobile", value })}
				/>
			) : null}
			{has("idNumber") ? <p>{t("session.register.later")}</p> : null}
			{answerFields.filter(isOfDocument).map((field) => (
				<RegistrationAnswer
					key={field}
					field={field}
					form={form}
					slots={registration.slots}
					onChange={change}
				/>
			))}
			{has("payPassword") ? (
				<>
					<PasswordField
						label={t("session.pay.title")}
						name="payPassword"
						autoComplete="off"
						hint={t("session.pay.text")}
						value={textOf(form.payPassword)}
						error={errorOf("payPassword")}
						onType={(text) => change({ field: "payPassword", value: secret(text) })}
					/>
					<PasswordRule kind="pay" password={textOf(form.payPassword)} />
				</>
			) : null}
			{has("inviteCode") ? (
				<Field
					label={
						facts.needsInviteCode
							? t("session.register.inviteCode")
							: optional(t("session.register.inviteCode"))
					}
					name="inviteCode"
					autoComplete="off"
					isRequired={facts.needsInviteCode}
					isLocked={facts.invitedBy !== ""}
					hint={facts.invitedBy === "" ? undefined : t("session.register.invited")}
					maxLength={40}
					value={form.inviteCode}
					error={errorOf("inviteCode")}
					onType={(value) => change({ field: "inviteCode", value })}
				/>
			) : null}
			{has("code") ? (
				<Code
					form={form}
					request={codeRequest}
					error={errorOf("code")}
					onType={(value) => change({ field: "code", value })}
					onCaptcha={hasCaptcha ? () => registration.askForCode(false) : undefined}
				/>
			) : null}
			{has("captchaAnswer") ? (
				<CaptchaField
					captcha={registration.captcha}
					value={form.captchaAnswer}
					error={errorOf("captchaAnswer")}
					onType={(value) => change({ field: "captchaAnswer", value })}
					onCode={() => registration.askForCode(true)}
				/>
			) : null}
		</>
	);
};

interface CodeProps {
	readonly form: RegistrationForm;
	readonly request: CodeRequest | undefined;
	readonly error: string | undefined;
	readonly onType: (code: string) => void;
	readonly onCaptcha: (() => void) | undefined;
}

/** The code to the account, and the way back to the captcha where the site has one. */
const Code = ({ form, onCaptcha, ...field }: CodeProps): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<p>{t("session.register.codeTo", { account: form.by === "email" ? form.email.trim() : form.phone })}</p>
			<CodeInput {...field} purpose="registration" missing="account" value={form.code} />
			{onCaptcha ? (
				<button type="button" className="quiet-button" onClick={onCaptcha}>
					{t("session.captcha.back")}
				</button>
			) : null}
		</>
	);
};
