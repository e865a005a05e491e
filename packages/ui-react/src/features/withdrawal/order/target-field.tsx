import type { SignedIn } from "@tradewind/domain/session";
import { type BoundWay, mask, needsWay, numberOf, summariseWithdrawal } from "@tradewind/domain/withdrawal";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { FullAddress } from "../../../parts/withdrawal/record/full-address.tsx";
import { ConfirmButtons } from "../../../ui/control/confirm-buttons.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { PasteAction } from "../../../ui/form/paste-action.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { Skeleton } from "../../../ui/status/status.tsx";
import { Notices } from "../notices.tsx";
import { bindPage } from "../pages.ts";
import { useWayNames } from "../way-names.ts";
import classes from "./target-field.module.css";
import type { WithdrawalActor } from "./withdrawal-actor.ts";

interface TargetFieldProps {
	readonly actor: WithdrawalActor;
	readonly signedIn: SignedIn;
	readonly error: string | undefined;
}

/** Where the money goes: a bound address or bank account, or a typed address where the site takes one (Spec 2 §5). */
export const TargetField = (props: TargetFieldProps): ReactNode => {
	const { actor } = props;
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { notices } = summariseWithdrawal(form, facts);
	return (
		<div className={classes.target}>
			{needsWay(form, facts) ? <WayField {...props} /> : <TypedField {...props} />}
			<Notices notices={notices} />
		</div>
	);
};

const TypedField = ({ actor, error }: TargetFieldProps): ReactNode => {
	const { t } = useWords();
	const address = useSelector(actor, ({ context }) => context.form.address);
	const type = (text: string) => actor.send({ type: "change", change: { is: "address", text } });
	return (
		<Field
			name="target"
			label={t("withdrawal.address")}
			value={address}
			error={error}
			autoComplete="off"
			maxLength={140}
			action={<PasteAction onPaste={type} />}
			onType={type}
		/>
	);
};

const WayField = ({ actor, signedIn, error }: TargetFieldProps): ReactNode => {
	const { t } = useWords();
	const names = useWayNames(signedIn.customer.id);
	const numbered = (way: BoundWay): string =>
		way.kind === "crypto"
			? mask(way.address)
			: t("withdrawal.way.bankName", { bank: way.details.bankName, number: mask(numberOf(way)) });
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const isMissing = useSelector(actor, (snapshot) => snapshot.matches("way missing"));
	const kind = form.kind ?? "crypto";
	const chosen = facts.ways?.find(({ id }) => id === form.wayId);
	if (isMissing) return <NoWay actor={actor} />;
	if (!facts.ways) return <Skeleton height={50} />;
	return (
		<>
			<SelectField
				name="target"
				label={t(`withdrawal.way.${kind}`)}
				placeholder={t("withdrawal.way.choose")}
				options={facts.ways.map((way) => ({
					id: way.id,
					name: [names.get(way.id), numbered(way)].filter(Boolean).join(" · "),
				}))}
				value={form.wayId}
				error={error}
				onChoose={(wayId) => actor.send({ type: "change", change: { is: "way", wayId } })}
			/>
			{chosen ? (
				<p className={classes.full}>
					{chosen.kind === "bank" ? (
						<span>
							<bdi>{chosen.details.payeeName}</bdi>
						</span>
					) : null}
					<FullAddress text={numberOf(chosen)} />
				</p>
			) : null}
			<Link className={classes.add} to={bindPage(kind, form.currencyId)}>
				{t(`withdrawal.add.${kind}`)}
			</Link>
		</>
	);
};

/** Without a bound way the customer is asked whether to bind one (`wallet.not_bind`, Spec 2 §5). */
const NoWay = ({ actor }: { readonly actor: WithdrawalActor }): ReactNode => {
	const { t } = useWords();
	const navigate = useNavigate();
	const kind = useSelector(actor, ({ context }) => context.form.kind) ?? "crypto";
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		const requested = actor.on("binding requested", ({ kind, currencyId }) =>
			navigate(bindPage(kind, currencyId)),
		);
		return () => requested.unsubscribe();
	}, [actor, navigate]);
	return (
		<>
			<button
				type="button"
				name="target"
				className={classes.missing}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<span>{t(`withdrawal.way.${kind}`)}</span> {t(`withdrawal.way.none.${kind}`)}
			</button>
			<Sheet
				asks
				open={isOpen}
				title={t(`withdrawal.bindFirst.title.${kind}`)}
				onClose={() => setOpen(false)}
				footer={
					<ConfirmButtons
						direction="up"
						disabledReason={undefined}
						isAsking
						isSending={false}
						back={t("shared.confirm.cancel")}
						confirm={t("withdrawal.bindFirst.confirm")}
						onBack={() => setOpen(false)}
						onConfirm={() => {
							setOpen(false);
							actor.send({ type: "bind a way" });
						}}
					/>
				}
			>
				<p>{t(`withdrawal.bindFirst.text.${kind}`)}</p>
			</Sheet>
		</>
	);
};
