import { Deposits, summariseCryptoDeposit } from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useEffect } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { runRequest } from "../../../state/machines.ts";
import { shownReading } from "../../../state/ports.ts";
import { AddressBox } from "../../../ui/copy/address-box.tsx";
import { EndedDetails, useEndedDetails } from "../../../ui/copy/ended-details.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Empty, LoadError } from "../../../ui/status/status.tsx";
import { ContactSupport } from "../blocked.tsx";
import type { Access } from "../deposit-access.ts";
import { type CryptoDepositActor, cryptoDepositOf } from "../deposit-actors.ts";
import { DepositAmount, DepositForm, DepositProof } from "../deposit-form.tsx";
import { DepositPage, type DepositTabs, FieldSkeletons } from "../deposit-page.tsx";
import { Explained } from "../deposit-parts.tsx";
import { useVisit } from "../use-visit.ts";

interface CryptoDepositProps {
	readonly signedIn: SignedIn;
	readonly access: Access;
	readonly tabs: DepositTabs;
}

/** A deposit of a coin: the address of a channel, then the report of the payment (Spec 2 §2, §3). */
export const CryptoDeposit = ({ signedIn, access, tabs }: CryptoDepositProps): ReactNode => {
	const { t, language } = useWords();
	const app = useApp();
	const { actor, slot } = cryptoDepositOf(app, signedIn);
	const { form, facts, sent } = useSelector(actor, ({ context }) => context);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const hasNone = useSelector(actor, (snapshot) => snapshot.matches("no channels"));
	const isReading = useSelector(actor, (snapshot) => snapshot.matches("reading"));
	const { gate } = access;
	useEffect(
		() => actor.send({ type: "facts", facts: { gate, language: language.code } }),
		[actor, gate, language.code],
	);
	useVisit(actor);
	const shown = summariseCryptoDeposit(form, facts).channel;
	const ended = useEndedDetails({
		shown: shown?.address,
		isValid: async () => {
			const channels = await runRequest(
				app,
				Deposits.use((port) => port.channels),
				shownReading,
			);
			if (Result.isFailure(channels)) return undefined;
			return channels.success.some(({ id, address }) => id === shown?.id && address === shown.address);
		},
		refresh: () => actor.send({ type: "refresh" }),
	});
	if (isFailed)
		return (
			<DepositPage tabs={tabs} tab="crypto">
				<LoadError error={facts.error} onRetry={() => actor.send({ type: "retry" })} />
			</DepositPage>
		);
	if (hasNone)
		return (
			<DepositPage tabs={tabs} tab="crypto">
				<EndedDetails of={ended} />
				<Empty text={t("deposit.block.no payment way")}>
					<ContactSupport />
				</Empty>
			</DepositPage>
		);
	if (isReading && facts.channels.length === 0)
		return (
			<DepositPage tabs={tabs} tab="crypto">
				<FieldSkeletons />
			</DepositPage>
		);
	const summary = summariseCryptoDeposit(form, facts);
	const currency = summary.channel?.currency ?? sent?.currency ?? "";
	return (
		<DepositForm
			actor={actor}
			tabs={tabs}
			tab="crypto"
			about={t("deposit.title")}
			notDone={t("deposit.notDone")}
			submit={t("deposit.submit")}
			issues={summary.issues}
		>
			<EndedDetails of={ended} chat={t("deposit.support")} />
			<Channel actor={actor} />
			<DepositAmount
				value={form.amount}
				currency={currency}
				issues={summary.issues}
				warnings={summary.warnings}
				onType={(text) => actor.send({ type: "change", change: { is: "amount", text } })}
			/>
			<DepositProof slot={slot} issues={summary.issues} />
		</DepositForm>
	);
};

/** The choice of a coin on a network, and its address. */
const Channel = ({ actor }: { readonly actor: CryptoDepositActor }): ReactNode => {
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { channel } = summariseCryptoDeposit(form, facts);
	if (!channel) return null;
	return (
		<>
			<SelectField
				name="channel"
				label={t("deposit.channel")}
				options={facts.channels.map(({ id, currency, protocol }) => ({
					id,
					name: t("deposit.channel.name", { currency, network: protocol }),
				}))}
				value={channel.id}
				onChoose={(channelId) => actor.send({ type: "change", change: { is: "channel", channelId } })}
			/>
			<Explained>{t("deposit.address.text")}</Explained>
			<AddressBox
				key={channel.id}
				address={channel.address}
				currency={channel.currency}
				network={channel.protocol}
				minimum={
					channel.minimum ? (
						<Figure value={channel.minimum} digits={decimalsOf(channel.minimum)} unit={channel.currency} />
					) : undefined
				}
			/>
		</>
	);
};
