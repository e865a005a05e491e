import { socketUrl } from "@tradewind/adapters-ws";
import { configuration } from "../storage/configuration.ts";

/** The address of the platform's socket: the configured one, or that of the contract. */
export const socketAddress = (): string => configuration.socket ?? socketUrl(new URL(configuration.api));
