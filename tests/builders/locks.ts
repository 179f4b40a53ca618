/** First id of the trailer: the encryption keys below depend on it. */
export const LOCKED_ID = '01560a518bdf2d9183b776533ad4b1d2';

/**
 * Encryption dictionaries written by qpdf 11: `restricted` forbids printing and copying, `secret` also needs the
 * password 'secret'; the owner's password is 'owner'.
 */
export const locks: readonly { readonly how: string; readonly restricted: string; readonly secret: string }[] = [
  {
    how: 'RC4 of 40 bits (R2)',
    restricted:
      '<< /Filter /Standard /Length 40 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /P -8 /R 2 /U <e34c7ffd16da1879b52ba7cd4de6803c148a02eb655723c649392153e21fb27e> /V 1 >>',
    secret:
      '<< /Filter /Standard /Length 40 /O <92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /P -8 /R 2 /U <2a3bf5f3e12746ec55bdf1247cf819146c92a5ee5e19e7b8ba62c365733a793d> /V 1 >>',
  },
  {
    how: 'RC4 of 128 bits (R3)',
    restricted:
      '<< /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -2056 /R 3 /U <681dfdb441cd09a8f59ba6172efcb7730122456a91bae5134273a6db134c87c4> /V 2 >>',
    secret:
      '<< /Filter /Standard /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -2056 /R 3 /U <fd348e12dbf8681e8c7caa68949137600122456a91bae5134273a6db134c87c4> /V 2 >>',
  },
  {
    how: 'RC4 by a crypt filter (R4)',
    restricted:
      '<< /CF << /StdCF << /CFM /V2 /Length 16 >> >> /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -2056 /R 4 /U <681dfdb441cd09a8f59ba6172efcb7730122456a91bae5134273a6db134c87c4> /V 4 >>',
    secret:
      '<< /CF << /StdCF << /CFM /V2 /Length 16 >> >> /Filter /Standard /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -2056 /R 4 /U <fd348e12dbf8681e8c7caa68949137600122456a91bae5134273a6db134c87c4> /V 4 >>',
  },
  {
    how: 'AES of 128 bits (R4)',
    restricted:
      '<< /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -2056 /R 4 /U <681dfdb441cd09a8f59ba6172efcb7730122456a91bae5134273a6db134c87c4> /V 4 >>',
    secret:
      '<< /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -2056 /R 4 /U <fd348e12dbf8681e8c7caa68949137600122456a91bae5134273a6db134c87c4> /V 4 >>',
  },
  {
    how: 'AES of 128 bits, metadata in the clear (R4)',
    restricted:
      '<< /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /EncryptMetadata false /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -2056 /R 4 /U <f4f7f503e763ef02c78f537ed8738e4c0122456a91bae5134273a6db134c87c4> /V 4 >>',
    secret:
      '<< /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /EncryptMetadata false /Filter /Standard /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /P -2056 /R 4 /U <63d01b6796eecb12a3a68aa6a1bb2a400122456a91bae5134273a6db134c87c4> /V 4 >>',
  },
  {
    how: 'AES of 256 bits (R5)',
    restricted:
      '<< /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <34170d082f445b6898345311ad988fcacfb24e2b2cb104c3475b1cf5eb67e5051c42e7d2ec12c3ff0e824a0c9bd83d13> /P -2056 /R 5 /U <642da3a94fde2e292d37de866a9b37973172fde66884cc64f02b01efe857b2095ee25ab39077c8fda1c26d37822ff00d> /V 5 >>',
    secret:
      '<< /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <a18f3095f913f29e4f567f5f8de777329cda9a58e1dfee0cbb895f79b7087e34a4dd0ddaaf42b5056e13bf41a0a4c26c> /P -2056 /R 5 /U <f463673011d419c06138f50072e94660dd2dd0acc9ba6f5eefb985c37d4a2bd25016d2cdbe0448c36215108939814cb1> /V 5 >>',
  },
  {
    how: 'AES of 256 bits (R6)',
    restricted:
      '<< /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <bacf313c024b892e95a6fb0acc8cbce8c1b553cfc0c6480fd29a31042d09234b6f2904b3189ff6d41eddbe3171070813> /P -2056 /R 6 /U <92e8f49776fabcbcee3ce8420e7b52bac39753d7fba83cd34f4c0181424ea0d52a246f1984ac7ec13af756f1d12b2199> /V 5 >>',
    secret:
      '<< /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <947ae2bbaa18a34d7527e2212966ed97ac72bf413f0bc0a8640fbb4586f3ee376c088b18b810662a7b7a160c8b47caf0> /P -2056 /R 6 /U <c22a3d3c2824329d521451b15150d913cfd629c37290bc990f69b062d344b5a4185b513842f4f4d069f247ad7917da16> /V 5 >>',
  },
];

/** Trailer entries; the dictionary is object 5. */
export const LOCKED_TRAILER = `/ID [<${LOCKED_ID}><${LOCKED_ID}>] /Encrypt 5 0 R`;
