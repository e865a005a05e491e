import { readPictureHeader } from "@tradewind/domain/upload";
import { mediaPath } from "../content/media.ts";
import type { NewToken } from "../session/tokens.ts";

/** The path of all uploaded pictures. */
export const uploadsPath = `${mediaPath}uploads/`;

export interface Upload {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly mediaType: string;
	/** `undefined` for a visitor's. */
	readonly customerId: number | undefined;
	readonly viewer: string;
}

export interface Owner {
	readonly customerId: number | undefined;
	readonly viewer: string | undefined;
}

/** Beyond either the oldest pictures are forgotten. */
const maxBytes = 256 * 1024 * 1024;
const maxPictures = 10_000;

const uploadName = /^[0-9a-f]{40}\.(jpg|png|webp|heic)$/;

const endings = { jpeg: "jpg", png: "png", webp: "webp", heic: "heic" } as const;

/** The pictures that customers and visitors have uploaded, in memory. */
export const createUploads = (newName: NewToken) => {
	const pictures = new Map<string, Upload>();
	let bytes = 0;
	const forget = (name: string, { bytes: { length } }: Upload): void => {
		pictures.delete(name);
		bytes -= length;
	};
	const nameIn = (address: string): string =>
		address.startsWith(uploadsPath) ? address.slice(uploadsPath.length) : "";

	const keep = (name: string, picture: Upload): void => {
		pictures.set(name, picture);
		bytes += picture.bytes.length;
		for (const [oldest, kept] of pictures) {
			if (bytes <= maxBytes && pictures.size <= maxPictures) break;
			forget(oldest, kept);
		}
	};

	return {
		/** Puts a picture of a scenario under its address. */
		seed: (address: string, picture: Upload): void => keep(nameIn(address), picture),
		/** The address of a new picture; `undefined` if the file is none, whatever its name says. */
		store: (
			file: Uint8Array<ArrayBuffer>,
			owner: Pick<Upload, "customerId" | "viewer">,
		): string | undefined => {
			const header = readPictureHeader(file);
			if (!header || header.isAnimated || header.format === "gif") return undefined;
			const name = `${newName()}.${endings[header.format]}`;
			keep(name, { bytes: file, mediaType: `image/${header.format}`, ...owner });
			return uploadsPath + name;
		},
		/** The picture of a name for its owner alone. */
		find: (name: string, { customerId, viewer }: Owner): Pick<Upload, "bytes" | "mediaType"> | undefined => {
			const picture = pictures.get(name);
			const isOwn =
				picture?.customerId === undefined ? picture?.viewer === viewer : picture.customerId === customerId;
			return isOwn ? picture : undefined;
		},
		/** Whether a form of this customer may name the address. */
		isOwnedBy: (address: string, customerId: number): boolean =>
			pictures.get(nameIn(address))?.customerId === customerId,
		/**
		 * Whether a form of this customer may name the address: that of an upload, and not of another owner. It may be one that is
		 * forgotten.
		 */
		mayBeNamedBy: (address: string, customerId: number): boolean => {
			const name = nameIn(address);
			const owner = pictures.get(name);
			return uploadName.test(name) && (owner === undefined || owner.customerId === customerId);
		},
		/** Gives a visitor's pictures to the customer who has registered with them. Addresses of others are ignored. */
		give: (addresses: readonly string[], customerId: number): void => {
			for (const name of addresses.map(nameIn)) {
				const picture = pictures.get(name);
				if (picture && picture.customerId === undefined) pictures.set(name, { ...picture, customerId });
			}
		},
	};
};

export type Uploads = ReturnType<typeof createUploads>;
