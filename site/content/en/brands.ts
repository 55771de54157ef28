import type { BrandIntros } from '../pages-types';

/** What to expect on a brand's page, by the brand's slug. */
export const brands: BrandIntros = {
  hp: 'LaserJet toner from the 12A to the 151X, DeskJet and OfficeJet cartridges, Smart Tank bottles and DesignJet ink. Many numbers come three ways: HP’s own, TASS compatible and remanufactured.',
  canon:
    'Toner for i-SENSYS lasers and imageRUNNER copiers, ink for PIXMA and MAXIFY, and paper sets for SELPHY. An H behind the toner’s number is the large size.',
  epson:
    'EcoTank bottles such as 103, 101, 112 and 664, ribbons for LQ, LX and TM printers, label tapes and maintenance boxes. The number on the bottle decides, not the printer’s name.',
  brother:
    'Toner and drums for HL, DCP and MFC lasers, which are two separate parts here, ink bottles for DCP-T, TZe tapes for P-touch and DK rolls for QL.',
  samsung:
    'MLT and CLT toner for ML, SCX and Xpress lasers, which are no longer made but still print everywhere in Kuwait. Drums and waste boxes for the colour models are here too.',
  xerox:
    'Toner, drums and waste cartridges for Phaser, WorkCentre and the B series. Choose by the code that starts with 106R, 006R or 101R.',
  kyocera:
    'TK toner for ECOSYS printers and TASKalfa copiers, with drums, kits and waste bottles. ECOSYS drums last about 100,000 pages, so toner is most of what you buy.',
  ricoh:
    'Toner for SP lasers and MP and IM copiers, and GC 41 ink for the Aficio SG. Copier cartridges here print tens of thousands of pages.',
  lexmark:
    'Toner, imaging units and photoconductors for MS, MX, CS and B series. Lexmark separates toner and imaging unit, so check which one the display asks for.',
  oki: 'Toner and image drums for B, C and MC printers, one drum for each colour, and ribbons for Microline dot matrix printers.',
  'konica-minolta':
    'TN toner, DR drums and WX waste boxes for bizhub copiers. K, C, M and Y at the end of a number name the colour.',
  pantum:
    'Toner for the compact P2500 and M6500 lasers, original and by TASS, and for the colour CP1100 series.',
  zebra:
    'Wax ribbons for GK, GX and ZT label printers, colour ribbons for card printers, and pens that clean the head.',
  dymo: 'D1 tapes for LabelManager and rolls for LabelWriter, with TASS tapes of the same numbers for everyday filing.',
  toshiba:
    'Toner and waste boxes for e-STUDIO copiers. The code names the series: T-2309E for the black ones, T-FC and a letter for each colour; the E at its end is our region’s.',
  sharp:
    'Toner for AR, MX and BP copiers, by the code on the old cartridge. B, C, M and Y before the last A name the colour.',
  evolis:
    'Ribbons for Badgy, Zenius and Primacy card printers. YMCKO prints both pictures and text; the number of prints is on the box.',
  'hid-fargo':
    'YMCKO ribbons for DTC1000 to DTC4500e card printers, some with their cleaning roller in the box.',
  star: 'Ribbon cartridges for SP700 kitchen and receipt printers, black or black and red.',
  tass: 'Our own line: print-tested cartridges that cost less than the maker’s, with the same page count, and the paper, cables and care products that go with them.',
};
