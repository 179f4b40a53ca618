/**
 * Identifiers of fixed length in a 2D-Doc, with the number of characters of their value. Any other value ends with a separator. Source:
 * France Titres (ANTS), 'Spécifications techniques des codes à barres 2D-Doc', v3.3, perimeter 01. XTR-58
 */
export const fixedLengths: Readonly<Record<string, number>> = {
  '06': 4,
  '07': 6,
  '08': 4,
  '09': 4,
  '0A': 9,
  '0B': 9,
  '1C': 8,
  '1G': 1,
  '1H': 1,
  '24': 5,
  '26': 2,
  '2B': 5,
  '2D': 2,
  '34': 2,
  '36': 4,
  '37': 4,
  '40': 13,
  '44': 13,
  '45': 4,
  '47': 13,
  '49': 13,
  '4A': 8,
  '50': 14,
  '51': 6,
  '52': 7,
  '53': 4,
  '54': 4,
  '55': 8,
  '56': 4,
  '57': 8,
  '5H': 5,
  '5J': 2,
};

/** First characters of the identifiers that this table covers: the length of any other value is unknown, and reading ends there. */
export const coveredIdentifier = /^[0-5][0-9A-Z]$/;
