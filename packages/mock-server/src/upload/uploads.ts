import { readPictureHeader } from "@tradewind/domain/upload";
import { mediaPath } from "../content/media.ts";
import type { NewToken } from "../customers/tokens.ts";
import { createShares, ownerOf } from "../safety/shares.ts";

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

const megabyte = 1024 * 1024;

/** Above either limit the oldest pictures of an owner are deleted. Each counts as a few kilobytes more than its size. */
const limits = {
	perOwner: 32 * megabyte,
	total: 256 * megabyte,
	sizeOf: ({ bytes }: Upload): number => bytes.length + 16 * 1024,
};

const endings = { jpeg: "jpg", png: "png", webp: "webp", heic: "heic" } as const;

/** The pictures that customers and visitors have uploaded, in memory. */
export const createUploads = (newName: NewToken) => {
	const pictures = createShares<Upload>(limits);
	const nameIn = (address: string): string =>
		address.startsWith(uploadsPath) ? address.slice(uploadsPath.length) : "";

	return {
		/** Puts a picture of a scenario under its address. */
		seed: (address: string, picture: Upload): void =>
			pictures.set(ownerOf(picture.customerId, ""), nameIn(address), picture),
		/** The address of a new picture; `undefined` if the content of the file is not a picture. */
		store: (
			file: Uint8Array<ArrayBuffer>,
			{ share, ...owner }: Pick<Upload, "customerId" | "viewer"> & { readonly share: string },
		): string | undefined => {
			const header = readPictureHeader(file);
			if (!header || header.isAnimated || header.format === "gif") return undefined;
			const name = `${newName()}.${endings[header.format]}`;
			pictures.set(share, name, { bytes: file, mediaType: `image/${header.format}`, ...owner });
			return uploadsPath + name;
		},
		/** The picture with this name, only for its owner. */
		find: (name: string, { customerId, viewer }: Owner): Pick<Upload, "bytes" | "mediaType"> | undefined => {
			const picture = pictures.get(name);
			const isOwn =
				picture?.customerId === undefined ? picture?.viewer === viewer : picture.customerId === customerId;
			return isOwn ? picture : undefined;
		},
		/** Whether a form of this customer may name the address. */
		isOwnedBy: (address: string, customerId: number): boolean =>
			pictures.get(nameIn(address))?.customerId === customerId,
		/** Gives a visitor's pictures to the customer who has registered with them. Addresses of others are ignored. */
		give: (addresses: readonly string[], customerId: number): void => {
			for (const name of addresses.map(nameIn)) {
				const picture = pictures.get(name);
				if (picture && picture.customerId === undefined)
					pictures.set(ownerOf(customerId, ""), name, { ...picture, customerId });
			}
		},
	};
};

export type Uploads = ReturnType<typeof createUploads>;
